import { expect, test } from "vitest";
import { withNote, withRetry, withStoredPages } from "./stored-copy.ts";

const page = (title: string, body: string) =>
  `<html><head><title>${title} | Akademi</title></head><body class="a">${body}</body></html>`;

test("A stored copy says that it is one, before anything else on the page", () => {
  const html = withNote(page("Mars", "<main>$& Metin</main>"), "/assets/note.css");
  expect(html).toContain('<link rel="stylesheet" href="/assets/note.css"></head>');
  expect(html).toMatch(
    /<body class="a"><aside [^>]*role="status">.+<\/aside><main>\$& Metin<\/main>/,
  );
});

test("The list has the title of each stored page, as it is written there", () => {
  const offline = page(
    "Yok",
    '<ul class="b" id="kayitli-sayfalar"><li>Anasayfa</li></ul><ul></ul>',
  );
  const stored = [{ path: "/a", html: page("Akrep &amp; $1", "") }];
  expect(withStoredPages(offline, stored)).toContain(
    '<ul class="b" id="kayitli-sayfalar"><li><a href="/a">Akrep &amp; $1</a></li></ul><ul></ul>',
  );
  expect(withStoredPages(offline, [])).toBe(offline);
});

test("A page that came without the network has the script by which “Yeniden dene” keeps its fragment", () => {
  expect(withRetry(page("Mars", ""), "/assets/retry.js")).toContain(
    '<script defer src="/assets/retry.js"></script></head>',
  );
});
