import { expect, test } from "vitest";
import { withDeferredScripts } from "./defer-scripts.ts";

const script = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
window.__reactRouterRouteModules = {"root":route0};
import("/assets/entry.js");`;
const html = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head><body>
<script type="module" async="">${script}</script></body>`;

test("A page names no script that a browser would fetch before the first paint", () => {
  const later = withDeferredScripts(html);
  expect(later.page).not.toContain("<link");
  expect(later.page).not.toContain("import *");
  expect(later.page).toContain('["/assets/a.js","/assets/b.js"]');
  expect(later.page).toContain(`["${later.file}"]`);
  expect(later.script).toBe(script);
});

test("Pages with different scripts start with different files", () => {
  const other = withDeferredScripts(html.replace("root.js", "home.js"));
  expect(other.file).not.toBe(withDeferredScripts(html).file);
});

test("A page with an unknown start script stops the build", () => {
  expect(() => withDeferredScripts(html.replace(' async=""', ""))).toThrow(/router/);
});
