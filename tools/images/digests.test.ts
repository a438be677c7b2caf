import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { pinned } from "./digests.ts";

const index = "application/vnd.oci.image.index.v1+json";
const sha = (text: string) => `sha256:${createHash("sha256").update(text).digest("hex")}`;

/** Answers like Docker Hub: a manifest only with the token that everybody gets. */
async function fakeRegistry(manifests: Record<string, string>, type = index): Promise<string> {
  const server = createServer(({ url = "", headers }, answer) => {
    const { origin, pathname, searchParams } = new URL(url, `http://${headers.host}`);
    const scope = pathname.replace(/^\/v2\/(.*)\/manifests\/.*$/, "repository:$1:pull");
    if (pathname === "/token") {
      const token = `${searchParams.get("service")} ${searchParams.get("scope")}`;
      answer.end(JSON.stringify({ token }));
    } else if (headers.authorization !== `Bearer hub ${scope}`) {
      const challenge = `Bearer realm="${origin}/token",service="hub",scope="${scope}"`;
      answer.writeHead(401, { "www-authenticate": challenge }).end();
    } else {
      const body = manifests[pathname];
      answer.writeHead(body ? 200 : 404, { "content-type": type }).end(body);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const manifests = {
  "/v2/library/node/manifests/24-bookworm-slim": '{"manifests":["node"]}',
  "/v2/library/postgres/manifests/17-alpine": '{"manifests":["postgres"]}',
  "/v2/library/caddy/manifests/2-alpine": '{"manifests":["caddy"]}',
};

test("Each image of others gets the digest of its tag, a pinned one the new one", async () => {
  const dockerfile = readFileSync("Dockerfile", "utf8").replaceAll(/@sha256:\w+/g, "");
  const once = await pinned(dockerfile, await fakeRegistry(manifests));
  for (const [tag, name] of [
    ["node:24-bookworm-slim", "node"],
    ["postgres:17-alpine", "postgres"],
    ["caddy:2-alpine", "caddy"],
  ]) {
    expect(once).toContain(`FROM ${tag}@${sha(`{"manifests":["${name}"]}`)} AS `);
  }
  expect(once.replaceAll(/@sha256:\w{64}/g, "")).toBe(dockerfile);
  const renewed = { ...manifests, "/v2/library/caddy/manifests/2-alpine": "newer" };
  const twice = await pinned(once, await fakeRegistry(renewed));
  expect(twice).toBe(once.replace(sha('{"manifests":["caddy"]}'), sha("newer")));
});

test("An unknown tag, and the image of one architecture alone, are refused", async () => {
  const from = "FROM node:24-bookworm-slim AS node\n";
  await expect(pinned(from, await fakeRegistry({}))).rejects.toThrow("the registry answered 404");
  const single = await fakeRegistry(manifests, "application/vnd.oci.image.manifest.v1+json");
  await expect(pinned(from, single)).rejects.toThrow("no list of images");
});

test("No image of others is named but in these lines of the Dockerfile", () => {
  const stages = ["base", "build", "packages"];
  const froms = readFileSync("Dockerfile", "utf8").matchAll(/^FROM (\S+)/gm);
  const others = [...froms].map(([, name]) => name!).filter((name) => !stages.includes(name));
  expect(others.map((name) => name.split(/[:@]/)[0])).toEqual(["node", "postgres", "caddy"]);
  expect(readFileSync("compose.yaml", "utf8")).not.toMatch(/^\s*image:/m);
});
