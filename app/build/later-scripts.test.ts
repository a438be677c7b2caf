import { expect, test } from "vitest";
import { withScriptsLater } from "./later-scripts.ts";

const page = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head><body>
<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  
  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.js");</script></body>`;

test("Nothing of React is asked for before the page has loaded", () => {
  const later = withScriptsLater(page);
  expect(later).not.toContain("<link");
  expect(later).not.toMatch(/import (\*|")/);
  expect(later).toContain('["/assets/a.js","/assets/b.js"]');
  expect(later).toContain(
    'const [route0,route1] = await Promise.all([import("/assets/root.js"),import("/assets/home.js")]);',
  );
  expect(later).toMatch(/__reactRouterRouteModules = \{.*\};\s*import\("\/assets\/entry\.js"\);/);
});

test("A starting script that the router writes otherwise stops the build", () => {
  for (const [known, other] of [
    ["import * as route1", "import route1"],
    ['import "/assets/manifest.js";', ""],
    ['import("/assets/entry.js");', 'import("/assets/entry.js"); more();'],
    ['<script type="module" async="">', '<script type="module">'],
  ] as const) {
    expect(() => withScriptsLater(page.replace(known, other)), known).toThrow(/router/);
  }
});
