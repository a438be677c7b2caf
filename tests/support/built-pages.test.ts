import { expect, test } from "vitest";
import { placeOf, readPage } from "./built-pages.ts";

test("A page's own links are told from those of its header and footer, and data are no links", () => {
  const page = readPage(`<body><a href="/">Logo</a><main id="icerik"><a class="x" href="#su">Su</a>
    <p id="su">…</p></main><a href="https://example.com" target="_blank" rel="noreferrer">Dış</a>
    <script>data('<a href="/yok">')</script></body>`);
  expect(page.own.map(({ href }) => href)).toEqual(["#su"]);
  expect(page.shared).toEqual([
    { href: "/", target: undefined, rel: undefined },
    { href: "https://example.com", target: "_blank", rel: "noreferrer" },
  ]);
  expect([...page.ids]).toEqual(["icerik", "su"]);
});

test("A link's place is its path and its fragment, read as the browser reads them", () => {
  expect(placeOf("#su", "/elements")).toEqual({ path: "/elements", fragment: "su" });
  expect(placeOf("/elements#ate%C5%9F", "/")).toEqual({ path: "/elements", fragment: "ateş" });
  expect(placeOf("/Consultation", "/")).toEqual({ path: "/consultation", fragment: "" });
  expect(placeOf("mailto:a@example.com", "/")).toBeUndefined();
});
