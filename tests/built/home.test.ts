import { expect, test } from "vitest";
import { slugOf } from "../../app/content/slug.ts";
import { signNames } from "../../app/content/zodiac.ts";
import { documentAt, expectWholeBuild, wordsOf } from "./pages.ts";

expectWholeBuild();
const { root, text, texts, attribute } = documentAt("/");

const hrefs = (selector: string) =>
  root.querySelectorAll(selector).map((link) => link.getAttribute("href"));

test("The hero shows the academy's name and leads to the features [4.1]", () => {
  expect(text(".hero h1")).toBe("Astroloji Akademisi");
  expect(text(".hero a.button")).toBe("Keşfetmeye başla");
  expect(attribute(".hero a.button", "href")).toBe("#ozellikler");
  expect(text("#ozellikler h2")).toBe("Nereden başlamak istersiniz?");
});

test("The first slide offers the training for 3250 TL a month, with form and article [4.4]", () => {
  const [course, article] = root.querySelectorAll(".slider-track > *");
  expect(wordsOf(course!.text)).toContain("Aylık 3250 TL");
  const [form, details] = course!.querySelectorAll("a");
  expect(wordsOf(form!.text)).toBe("Başvuru yap (yeni sekmede açılır)");
  expect(form!.attributes).toMatchObject({
    href: "https://forms.example.com/egitim-basvurusu",
    target: "_blank",
  });
  expect([details!.text, details!.getAttribute("href")]).toEqual(["Ayrıntıları gör", "/blog"]);
  expect(wordsOf(article!.querySelector("h2")?.text)).toBe("Uranüs İkizler Burcunda");
  const link = article!.querySelector("a")!;
  expect([link.text, link.getAttribute("href")]).toEqual(["Yazıyı oku", "/blog"]);
});

test("Three feature cards lead to about, charts and consultation [4.5]", () => {
  expect(hrefs("#ozellikler a")).toEqual(["/about", "/charts", "/consultation"]);
});

test("Each of the eight phases of the Moon has a name, a text and at least four features [4.6]", () => {
  const phases = root.querySelectorAll(".moon-texts article");
  expect(new Set(phases.map((phase) => phase.querySelector("h3")?.text)).size).toBe(8);
  for (const phase of phases) {
    expect(wordsOf(phase.querySelector("p")?.text)).not.toBe("");
    expect(phase.querySelectorAll("li").length).toBeGreaterThanOrEqual(4);
  }
});

test("The moon calendar has 24 entries for 2025 with date, time, phase, sign and degree [4.7]", () => {
  const rows = texts("#ay-2025 li");
  expect(rows).toHaveLength(24);
  for (const row of rows)
    expect(row).toMatch(/^\d+ \p{L}+ 2025 \d\d\.\d\d ?(Yeni Ay|Dolunay) ?\p{L}+ \d+°\d\d′/u);
  expect(rows[0]).toMatch(/^14 Ocak 2025 01\.27 ?Dolunay ?Yengeç 23°59′$/);
  expect(rows.filter((row) => row.includes("tutulması"))).toHaveLength(4);
});

test("The moon calendar links to the years 2025 to 2028 [4.8]", () => {
  expect(texts(".moon-calendar nav a")).toEqual(["2025", "2026", "2027", "2028"]);
  expect(hrefs(".moon-calendar nav a")).toEqual(["#ay-2025", "#ay-2026", "#ay-2027", "#ay-2028"]);
});

test("Twelve sign images and Keşfet link to the signs [4.9]", () => {
  expect(hrefs(".sign-row a")).toEqual(signNames.map((name) => `/zodiac#${slugOf(name)}`));
  expect(root.querySelectorAll(".sign-row a img")).toHaveLength(12);
  expect(attribute(".sign-row img", "src")).toBe("/koc.png");
  expect(text(".all-signs > a")).toBe("Keşfet");
  expect(attribute(".all-signs > a", "href")).toBe("/zodiac");
});

test("The home page ends with a call to action to /Consultation [4.10]", () => {
  const last = root.querySelectorAll("main > section").at(-1);
  expect(last?.querySelector("a")?.getAttribute("href")).toBe("/Consultation");
});

test("The built pages name no day's sky and hide its place without JavaScript", () => {
  for (const address of ["/", "/blog"]) {
    const page = documentAt(address);
    expect(page.root.querySelector(".today-sky")?.classList.contains("needs-script")).toBe(true);
    expect(page.texts(".today-sky dd"), address).toEqual(["", "", "", ""]);
    expect(page.root.querySelectorAll("[data-state]"), address).toEqual([]);
  }
  expect(root.querySelector(".moon-now")?.classList.contains("needs-script")).toBe(true);
  expect(text(".moon-now")).toBe("");
});
