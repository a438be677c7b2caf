import { expect, test } from "vitest";
import { menuLabels, specifiedPages } from "../support/specified-pages.ts";
import { documentAt, expectWholeBuild, wordsOf } from "./pages.ts";

expectWholeBuild();
const { root, text, texts, attribute } = documentAt("/elements");

const hrefs = (selector: string) =>
  root.querySelectorAll(selector).map((link) => link.getAttribute("href"));

test("The navigation bar lists the eight pages in order, and the logo links home [3.1]", () => {
  expect(texts(".site-header nav a")).toEqual(menuLabels);
  expect(hrefs(".site-header nav a")).toEqual(specifiedPages);
  expect(text(".site-header .home-link")).toBe("Astroloji Akademisi");
  expect(attribute(".site-header .home-link", "href")).toBe("/");
});

test("The footer has logo, name, the eight pages, phone, e-mail and social media [3.3]", () => {
  expect(attribute(".site-footer-logo", "href")).toBe("/");
  expect(root.querySelectorAll(".site-footer-logo img")).toHaveLength(1);
  expect(text(".site-footer-logo")).toBe("Astroloji Akademisi");
  expect(texts(".site-footer-pages a")).toEqual(menuLabels);
  expect(hrefs(".site-footer-pages a")).toEqual(specifiedPages);
  const [phone, email, social] = root.querySelectorAll(".site-footer nav + div a");
  expect(wordsOf(phone!.text)).toBe("+90 555 000 00 00");
  expect(phone!.getAttribute("href")).toBe("tel:+905550000000");
  expect(wordsOf(email!.text)).toBe("iletisim@example.com");
  expect(email!.getAttribute("href")).toBe("mailto:iletisim@example.com");
  expect(wordsOf(social!.text)).toBe("Instagram (yeni sekmede açılır)");
  expect(social!.getAttribute("target")).toBe("_blank");
});

test("Nothing on the public pages asks for an account or a payment [1.1]", () => {
  for (const path of specifiedPages) {
    const page = documentAt(path);
    expect(page.root.querySelectorAll("input:not([name=theme])"), path).toEqual([]);
    const names = [...page.texts("a"), ...page.texts("button")];
    expect(names.length).toBeGreaterThan(20);
    expect(
      names.filter((name) => /(^|\s)(giriş|üye|sepet|öde)/i.test(name)),
      path,
    ).toEqual([]);
  }
});
