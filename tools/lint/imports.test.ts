import { expect, test } from "vitest";
import { refusedImports } from "./imports.ts";

/** What the cases below import; each is allowed where it stands. */
const house = {
  "app/routes.ts": 'route("zodiac", "routes/zodiac/zodiac.tsx")',
  "app/api.ts": "",
  "app/page-head.ts": 'import { site } from "content-collections";',
  "app/theme/tokens.css": "",
  "contract/panel/schemas.ts": 'import { z } from "zod";',
  "app/content/addresses.ts":
    'import { slugOf } from "./slug.ts"; import type { Sign } from "./sign.ts";',
  "app/content/sign.ts": 'import { z } from "zod";',
  "app/content/signs.ts": 'import { sign } from "./sign.ts";',
  "app/content/slug.ts": "",
};
const refusedIn = (file: string, code: string) => refusedImports({ ...house, [file]: code });

test.each([
  ["booking/slots.ts", 'import { parse } from "yaml";'],
  ["booking/slots.ts", 'import { z } from "zod";'],
  ["booking/slots.ts", 'import { join } from "node:path";'],
  ["booking/slots.ts", 'import type { Call } from "../contract/panel/calls.ts";'],
  ["booking/slots.test.ts", 'import { api } from "../app/api.ts";'],
  ["contract/panel/calls.ts", 'import { z } from "zod";'],
  ["contract/panel/schemas.ts", 'import { join } from "node:path";'],
  ["app/content/slug.test.ts", 'import { marked } from "marked";'],
  ["app/content/page.ts", 'import { useState } from "react";'],
  ["app/content/page.ts", 'import { related } from "./links/related.ts";'],
  ["app/content/page.ts", 'import { api } from "../api.ts";'],
  ["app/answers.ts", 'import { booking } from "../contract/panel/schemas.ts";'],
  ["app/answers.ts", 'import type { Booking } from "../contract/panel/schemas.ts";'],
  ["app/answers.ts", 'type Booking = import("../contract/panel/schemas.ts").Booking;'],
  ["app/answers.ts", 'export * from "../server/config.ts";'],
  ["app/answers.ts", 'const zod = await import("zod");'],
  ["app/answers.ts", "const part = await import(name);"],
  ["app/answers.ts", 'const { z } = require("zod");'],
  ["app/answers.ts", 'import zod = require("zod");'],
  ["app/answers.ts", 'const zod = import.meta.resolve("zod");'],
  ["app/answers.ts", 'const calls = import.meta.glob("../contract/**/*.ts");'],
  ["app/answers.ts", 'const texts = import.meta.glob(["./img/*.svg", "../content/**/*.md"]);'],
  ["app/answers.ts", 'new Worker(new URL("../contract/panel/schemas.ts", import.meta.url));'],
  ["app/answers.ts", 'import { site } from "content-collections";'],
  ["app/build/feeds.ts", 'import { config } from "../../server/config.ts";'],
  ["app/build/build.ts", 'import { api } from "../api.ts";'],
  ["app/components/toast.css", '/* @import "a"; */ @import "tailwindcss";'],
  ["app/routes/home/home.tsx", 'import { Sign } from "../zodiac/sign.tsx";'],
  ["app/routes/home/home.tsx", 'export type { Sign } from "../zodiac/sign";'],
  ["app/routes/zodiac/zodiac.tsx", 'import { readFileSync } from "node:fs";'],
  ["app/offline/worker.ts", 'import { api } from "../api.ts";'],
  ["panel/main.tsx", 'import { api } from "../app/api.ts";'],
  ["panel/main.tsx", 'import { Sign } from "../app/routes/zodiac/sign.tsx";'],
  ["panel/main.tsx", 'import { slugOf } from "../app/content/slug.ts";'],
  ["panel/panel.css", '@import url("../app/routes/home/home.css");'],
  ["panel/words/day-words.ts", 'import { useNow } from "../data/clock.tsx";'],
  ["panel/words/day-words.ts", 'import { Page } from "../components/page.tsx";'],
  ["panel/words/day-words.ts", 'import { useState } from "react";'],
  ["panel/data/api.ts", 'import { Problem } from "../components/states.tsx";'],
  ["panel/data/api.ts", 'import type { Shown } from "../calendar/week/week.tsx";'],
  ["panel/data/api.ts", 'import { Shell } from "../shell/shell.tsx";'],
  ["panel/components/page.tsx", 'import { Week } from "../calendar/week/week.tsx";'],
  ["panel/components/page.tsx", 'import { Shell } from "../shell/shell.tsx";'],
  ["panel/clients/clients.tsx", 'import { Week } from "../calendar/week/week.tsx";'],
  ["server/commands/serve.ts", 'import { site } from "../../app/content/site.ts";'],
  ["server/commands/serve.ts", 'import { api } from "../../app/api.ts";'],
  ["server/jobs.ts", 'import type { FastifyBaseLogger } from "fastify";'],
  ["server/appointments/book.ts", 'import { refuse } from "../http/refuse.ts";'],
  ["server/appointments/book.ts", 'import { run } from "../commands/serve.ts";'],
  ["server/backup/daily.ts", 'import { run } from "../commands/serve.ts";'],
  ["server/database/schema.ts", 'import { book } from "../appointments/book.ts";'],
  ["server/database/schema.ts", 'import { booking } from "../../contract/panel/schemas.ts";'],
  ["vite.config.ts", 'import { config } from "./server/config.ts";'],
  ["server/live/live.ts", 'import { service } from "../../tests/support/service.ts";'],
  ["server/live/live.ts", 'import { measure } from "../../tools/bench/measure.ts";'],
  ["server/live/live.ts", 'import { expect } from "vitest";'],
])("%s may not: %s", (file, code) => {
  const refused = refusedIn(file, code);
  expect(refused).toHaveLength(1);
  expect(refused[0]).toMatch(new RegExp(`^${file}:1 imports ".+", but .+\\.$`));
});

test.each([
  ["contract/panel/calls.ts", 'import type { Booking } from "./schemas.ts";'],
  ["contract/panel/schemas.test.ts", 'import { booking } from "./schemas.ts";'],
  ["app/content/page.ts", 'import { marked } from "marked";'],
  ["app/components/sign.tsx", 'import type { Sign } from "../content/sign.ts";'],
  ["app/components/sign.tsx", 'import { pathOf } from "../content/addresses.ts";'],
  ["app/routes/home/moon.tsx", 'import { toDate } from "./moon-dates.ts";'],
  ["app/routes/zodiac/zodiac.tsx", 'import { signs } from "../../content/signs.ts";'],
  ["app/routes/zodiac/zodiac.tsx", 'import { headOf } from "../../page-head.ts";'],
  ["app/build/feeds.ts", 'import { writeFile } from "node:fs/promises";'],
  ["app/images.ts", 'const images = import.meta.glob("./img/**/*.svg");'],
  ["server/accounts/guesses.ts", 'const words = new URL("words.txt", import.meta.url);'],
  ["panel/main.tsx", 'import { createRoot } from "react-dom/client";'],
  ["panel/data/api.ts", 'import { fullDay } from "../words/day-words.ts";'],
  ["panel/components/page.tsx", 'import { useNow } from "../data/clock.tsx";'],
  ["panel/components/page.tsx", 'import { fullDay } from "../words/day-words.ts";'],
  ["panel/panel.css", '@import "../app/theme/tokens.css";'],
  ["server/http/validate.ts", 'import { booking } from "../../contract/panel/schemas.ts";'],
  ["server/http/panel-session.ts", 'import cookie from "@fastify/cookie";'],
  ["server/live/live.test.ts", 'import { service } from "../../tests/support/service.ts";'],
  ["tools/bench/booking.ts", 'import { service } from "../../tests/support/service.ts";'],
])("%s may: %s", (file, code) => {
  expect(refusedIn(file, code)).toEqual([]);
});

test.each([
  ["../../app/content/signs.ts", "zod"],
  ["../page-head.ts", "content-collections"],
])("What the browser loads may not lead to a parser or to the content: %s", (path, found) => {
  expect(refusedIn("app/components/sign.tsx", `\nimport { sign } from "${path}";`)).toEqual([
    `app/components/sign.tsx:2 imports "${path}", which brings ${found} to the browser.`,
  ]);
});

test("A circle is refused, also one of types alone", () => {
  const files = {
    "booking/a.ts": 'import type { B } from "./b.ts";',
    "booking/b.ts": 'export type { C } from "./c";',
    "booking/c.ts": 'import { a } from "./a.ts";',
  };
  expect(refusedImports(files)).toEqual([
    'booking/c.ts:1 imports "./a.ts", which closes a circle: booking/a.ts → booking/b.ts → booking/c.ts → booking/a.ts.',
  ]);
  expect(refusedImports({ ...files, "booking/c.ts": "" })).toEqual([]);
});

test("Two subjects of the server that import each other are refused", () => {
  const files = {
    "server/clients/read.ts": 'import { list } from "../appointments/list.ts";',
    "server/appointments/list.ts": "",
    "server/appointments/erase.ts": 'import { birth } from "../clients/birth.ts";',
    "server/clients/birth.ts": "",
  };
  expect(refusedImports(files)).toEqual([
    "server/appointments/erase.ts imports server/clients/birth.ts, but server/clients/read.ts imports server/appointments/list.ts.",
  ]);
  expect(refusedImports({ ...files, "server/clients/read.ts": "" })).toEqual([]);
});

test("A folder that no rule names is refused", () => {
  expect(refusedIn("helpers/date.ts", "")).toEqual([
    "helpers/date.ts lies in a folder that tools/lint/import-rules.ts does not name.",
  ]);
});
