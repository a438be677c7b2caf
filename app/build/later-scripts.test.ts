import { expect, test } from "vitest";
import { withScriptsLater } from "./later-scripts.ts";

const script = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
window.__reactRouterRouteModules = {"root":route0};
import("/assets/entry.js");`;
const html = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head><body>
<script type="module" async="">${script}</script></body>`;

test("Of React a page names nothing that a browser would fetch by itself; its start is a file", () => {
  const later = withScriptsLater(html);
  expect(later.page).not.toContain("<link");
  expect(later.page).not.toContain("import *");
  expect(later.page).toContain('["/assets/a.js","/assets/b.js"]');
  expect(later.page).toContain(`import("${later.file}")`);
  expect(later.script).toBe(script);
});

test("Another start is another file", () => {
  const other = withScriptsLater(html.replace("root.js", "home.js"));
  expect(other.file).not.toBe(withScriptsLater(html).file);
});

test("A page that the router starts otherwise stops the build", () => {
  expect(() => withScriptsLater(html.replace(' async=""', ""))).toThrow(/router/);
});
