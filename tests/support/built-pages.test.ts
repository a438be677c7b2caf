import { expect, test } from "vitest";
import { placeOf, readPage } from "./built-pages.ts";

test("A page's links exclude those of header and footer and data attributes", () => {
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

test("A link resolves to path and fragment as in a browser", () => {
  expect(placeOf("#su", "/elements")).toEqual({ path: "/elements", fragment: "su" });
  expect(placeOf("/elements#ate%C5%9F", "/")).toEqual({ path: "/elements", fragment: "ateş" });
  expect(placeOf("/Consultation", "/")).toEqual({ path: "/consultation", fragment: "" });
  expect(placeOf("mailto:a@example.com", "/")).toBeUndefined();
});
