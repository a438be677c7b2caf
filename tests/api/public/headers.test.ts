import { expect, test } from "vitest";
import { panelPath } from "../../../contract/panel/pages.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { paths } from "../../../contract/public/paths.ts";
import { readSiteFiles } from "../../../server/http/site-files.ts";
import { goodPassword, newAccount } from "../../support/accounts.ts";
import { observatoryScore } from "../../support/observatory.ts";
import { startService } from "../../support/service.ts";

/** As it stands behind a proxy that speaks HTTPS, with the site as it was built. */
async function startSite() {
  const settings = { BEHIND_TLS: "true", PANEL_URL: "https://www.akademi.example" };
  return startService({ engine: "sqlite", settings, siteFiles: readSiteFiles("build/client") });
}

const start = 100;
const bonus = { policy: 10, referrer: 5, framing: 5, resources: 10 };
const everywhere = start + bonus.policy + bonus.referrer + bonus.framing + bonus.resources;
/** For a page that loads scripts by address; the site's own are inline, and allowed by their digests. */
const integrity = 5;
const cookie = 5;

test("Every kind of answer has the highest score that Mozilla's observatory gives its kind", async () => {
  const service = await startSite();
  const scoreOf = async (path: string) => observatoryScore(await fetch(service.url + path));
  expect(await scoreOf("/")).toBe(everywhere);
  expect(await scoreOf("/consultation")).toBe(everywhere);
  expect(await scoreOf("/yok")).toBe(everywhere);
  expect(await scoreOf("/aslan.png")).toBe(everywhere);
  expect(await scoreOf(panelPath)).toBe(everywhere + integrity);
  expect(await scoreOf(paths.settings)).toBe(everywhere);
  expect(await scoreOf(paths.lookup("05321234567"))).toBe(everywhere);
  expect(await scoreOf(panelPaths.session)).toBe(everywhere);

  await newAccount(service);
  const signedIn = await fetch(service.url + panelPaths.session, {
    method: "POST",
    headers: { origin: "https://www.akademi.example", "content-type": "application/json" },
    body: JSON.stringify({ email: "ece@example.com", password: goodPassword }),
  });
  expect(signedIn.status).toBe(200);
  expect(await observatoryScore(signedIn)).toBe(everywhere + cookie);
});

test("The score falls with each missing header", async () => {
  const service = await startSite();
  const page = await fetch(service.url);
  const body = await page.text();
  const without = (name: string) => {
    const headers = new Headers(page.headers);
    headers.delete(name);
    return observatoryScore(new Response(body, { headers }));
  };
  expect(await without("x-no-such-header")).toBe(everywhere);
  expect(await without("content-security-policy")).toBe(55);
  expect(await without("referrer-policy")).toBe(everywhere - bonus.referrer);
  expect(await without("strict-transport-security")).toBe(80);
  expect(await without("x-content-type-options")).toBe(everywhere - 5);
  expect(await without("cross-origin-resource-policy")).toBe(everywhere - bonus.resources);
});

test("No deprecated header is sent", async () => {
  const { headers } = await fetch((await startSite()).url);
  const given = [
    "x-xss-protection",
    "x-frame-options",
    "expect-ct",
    "public-key-pins",
    "feature-policy",
  ];
  for (const name of [...given, "pragma", "expires", "server", "x-powered-by"]) {
    expect(headers.get(name), name).toBeNull();
  }
});

test("The site has three Trusted Types policies, the panel the one for its worker", async () => {
  const { url } = await startSite();
  const policyOf = async (path: string) =>
    (await fetch(url + path)).headers.get("content-security-policy");
  expect(await policyOf("/")).toMatch(
    /; require-trusted-types-for 'script'; trusted-types icerik cevrimdisi kanit$/,
  );
  expect(await policyOf(panelPath)).toMatch(
    /; require-trusted-types-for 'script'; trusted-types cevrimdisi$/,
  );
});

test("The panel's page has integrity digests for all that it loads", async () => {
  const { url } = await startSite();
  const html = await (await fetch(url + panelPath)).text();
  const loads = html.match(/<(script|link)[^>]*\/assets\/[^>]*>/g)!;
  expect(loads.length).toBeGreaterThan(2);
  for (const load of loads) expect(load).toMatch(/ integrity="sha384-[\w+/]{64}"/);
});

test("security.txt names whom to write to, and has not expired", async () => {
  const { url } = await startSite();
  const answer = await fetch(`${url}/.well-known/security.txt`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toMatch(/^Preferred-Languages: tr, en$/m);
  const days = (Date.parse(/^Expires: (\S+)$/m.exec(text)![1]!) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(366);
});
