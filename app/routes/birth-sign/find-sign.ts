/** The script that /burcum loads. It judges the chosen day, and fetches what computes its sky only when there is one. */
const form = document.querySelector<HTMLFormElement>(".birth-form")!;
const input = form.querySelector("input")!;
const answers = form.querySelectorAll<HTMLElement>("[data-answer]");
const sky = document.querySelector<HTMLElement>(".birth-sky")!;

function answer(name: string): void {
  for (const one of answers) one.hidden = one.dataset.answer !== name;
  sky.hidden = name !== "sign" && name !== "border";
}

async function show(): Promise<void> {
  const { value: day, validity } = input;
  // The first figures of a year are a year too.
  if (day < "1000") return answer("hint");
  if (!validity.valid) return answer("outside");
  try {
    const { fetchGlyphs, showSky } = await import("./show-sky.ts");
    const glyphs = await fetchGlyphs();
    if (day === input.value) answer(showSky(day, glyphs));
  } catch {
    if (day === input.value) answer("failed");
  }
}

form.addEventListener("input", show);
// Not before: a date that is being typed is incomplete too.
form.addEventListener("focusout", () => {
  if (input.validity.badInput) answer("incomplete");
});
form.addEventListener("submit", (event) => event.preventDefault());
// What the browser has kept over a reload, or brings back with the page.
addEventListener("pageshow", show);
show();
