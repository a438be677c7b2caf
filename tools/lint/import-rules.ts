/** The first rule that matches a file applies to it; imports that it does not list are refused. */
export type Rule = {
  files: string;
  imports: string;
  /** What they may also import with `import type`, which costs the browser nothing. */
  types?: string;
  /** Nothing that these files import may bring another package to the browser. */
  browser?: true;
};

const calls = "contract/**/!(schemas).ts";
const site = `app/** booking/** ${calls} react react-dom react-router react-day-picker`;
const inPanel = `booking/** ${calls} app/{theme,components}/** react react-dom react-router
  @tanstack/react-query react-day-picker uqr`;
const service = `booking/** contract/** node:* zod kysely pg nodemailer otpauth @node-rs/argon2
  @simplewebauthn/server`;

/** Globs of files, packages and parts of Node. The loaders of pages run at build time. */
export const importRules = (pages: string[]): Rule[] => [
  {
    // Configuration of tools.
    files: "* {panel,app/offline}/vite.config.ts app/content/vite-plugin.ts",
    imports: `app/** booking/** contract/** tests/** node:* yaml vite vitest @react-router/dev
      @vitest/browser-playwright @playwright/test @content-collections/core`,
  },
  { files: "booking/**", imports: "booking/**" },
  { files: "contract/**/{schemas,*.test}.ts", imports: "contract/** booking/** zod" },
  { files: "contract/**", imports: `${calls} booking/**`, types: "contract/**/schemas.ts zod" },
  { files: "app/content/**/*.test.ts", imports: "app/content/** content-collections yaml" },
  {
    files: "app/content/**",
    imports: "app/content/** booking/** node:* zod marked yaml @content-collections/core",
  },
  { files: "app/build/build.ts", imports: "app/build/** node:*" },
  {
    files: `app/{build/**,json-ld/**,page-head.ts,page-links.ts,term-links.ts,entry.server.tsx,routes.ts}
      app/routes/search/{answer-file,documents,documents.test,reference-documents,sky-documents,search-files}.ts`,
    imports: `${site} content-collections node:* yaml @react-router/* schema-dts`,
  },
  { files: `app/root.tsx ${pages.join(" ")}`, imports: `${site} content-collections` },
  {
    // The service worker, which no page imports.
    files: "app/offline/{worker,stored-pages}.ts",
    imports: `app/offline/** ${calls} app/content/addresses.ts workbox-*`,
  },
  { files: "app/sky/longitude{,.test}.ts", imports: "app/sky/* astronomy-engine", browser: true },
  { files: "app/**", imports: site, browser: true },
  { files: "panel/words/**", imports: `panel/words/** booking/** ${calls}` },
  {
    files: "panel/data/**",
    imports: `panel/{data,words}/** booking/** ${calls} react @tanstack/react-query
      @simplewebauthn/browser`,
  },
  { files: "panel/components/**", imports: `panel/{components,data,words}/** ${inPanel}` },
  { files: "panel/**", imports: `panel/** ${inPanel}` },
  {
    files: "server/database/**",
    imports: `server/{database/**,config.ts,refusal.ts} booking/** ${calls} node:* kysely better-sqlite3 pg`,
  },
  {
    files: "server/{http,commands}/**",
    imports: `server/** ${service} @zxcvbn-ts/* fastify @fastify/* prom-client`,
  },
  // Start commands, which run as processes of their own.
  {
    files: "server/{backup/daily,file-check}.ts",
    imports: `server/* server/!(http|commands)/** server/commands/{backup,check-database}.ts ${service}`,
  },
  { files: "server/**", imports: `server/* server/!(http|commands)/** ${service} @zxcvbn-ts/*` },
  { files: "tests/** tools/**", imports: "**" },
];

/** A test may import what the files beside it may, and these. */
export const forTests = "vitest vitest-browser-react fast-check ical.js node:* tests/support/**";

/** Folders of which others may import one file only. */
export const entries = ["app/content/links/links.ts"];

/** One page never imports from another, and one subject of the panel never from another; `panel/shell/` may import all. */
export const apart = [/^app\/routes\/[^/]+/, /^panel\/(?!components|data|shell|words)[^/]+(?=\/)/];
