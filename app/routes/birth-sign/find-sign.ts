import { signAt } from "./sign-at.ts";

/** The only script of “Burcum ne?”: the chosen day shows its sign, and on a border day the hour. */
const form = document.querySelector<HTMLFormElement>(".birth-form")!;
const input = form.querySelector("input")!;
const [hint, whole, border, outside] = form.querySelectorAll<HTMLElement>(".birth-answer > *");
/** From Koç on. */
const links = document.querySelectorAll(".birth-signs a");

function fill(slot: string, content: string | Node): void {
  form.querySelector(`[data-slot="${slot}"]`)!.replaceChildren(content);
}
const linkTo = (sign: number) => links[sign]!.cloneNode(true);

function show(): void {
  const { entries = "", first } = form.dataset;
  const found = signAt(input.value, entries, Number(first));
  hint!.hidden = Boolean(input.value);
  whole!.hidden = found?.sign === undefined;
  border!.hidden = !found || found.sign !== undefined;
  outside!.hidden = !input.value || Boolean(found);
  if (found?.sign !== undefined) fill("whole", linkTo(found.sign));
  if (!found || found.sign !== undefined) return;
  fill("hour", found.hour);
  fill("entered", links[found.entered]!.textContent.trim());
  fill("before", linkTo((found.entered + 11) % 12));
  fill("after", linkTo(found.entered));
}

form.addEventListener("input", show);
form.addEventListener("submit", (event) => event.preventDefault());
// What the browser has kept over a reload, or brings back with the page.
addEventListener("pageshow", show);
show();
