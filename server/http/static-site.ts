import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { panelPath } from "../../contract/panel/pages.ts";
import { speculationRulesPath } from "../../contract/public/paths.ts";
import { htmlPolicy, proofPolicy, workerPolicy } from "../../contract/public/trusted-types.ts";
import { workerPath } from "../../contract/public/worker.ts";
import { type Redirects, redirectLocation, redirectTarget } from "../../contract/redirects.ts";
import type { Config } from "../config.ts";
import { refused } from "../refusal.ts";
import { pagePolicy, serviceWorkerPolicy } from "./headers.ts";
import {
  type Encoding,
  findFile,
  notFoundPath,
  type SiteFile,
  type SiteFiles,
} from "./site-files.ts";

type PathRequest = FastifyRequest<{ Params: { "*": string } }>;

/** Serves the prerendered site for all paths without another route. */
export function addStaticSite(
  app: FastifyInstance,
  config: Config,
  files: SiteFiles,
  clock: () => Date,
  redirects: Redirects = { moved: {}, alike: {} },
): void {
  const headersOf = new Map(
    [...files].flatMap(([path, file]) =>
      [file, ...(file.dated?.pages.values() ?? [])].map(
        (one) => [one, fileHeaders(one, path, config)] as const,
      ),
    ),
  );
  const notFoundPage = files.get(notFoundPath)!;
  const isTarget = (path: string) =>
    files.has(path) && path !== notFoundPath && !path.startsWith(panelPath);

  /** The file of a path, or the path to redirect to. */
  const find = (request: PathRequest) => {
    const path = `/${request.params["*"]}`;
    const file = findFile(files, redirects.alike[path] ?? path);
    return { file, target: file ? undefined : redirectTarget(path, redirects, isTarget) };
  };

  app.get("/*", async (request: PathRequest, reply) => {
    const { file: found = notFoundPage, target } = find(request);
    if (target) return sendRedirect(request, reply, target);
    const file = shownNow(found, clock());
    const headers = headersOf.get(file)!;
    reply.headers(headers);
    if (file === notFoundPage) reply.code(404);
    else if (request.headers["if-none-match"]?.includes(headers.etag))
      return reply.code(304).send();
    return sendBody(reply, file, request.headers["accept-encoding"]);
  });

  app.route({
    method: app.supportedMethods.filter((method) => method !== "GET" && method !== "HEAD"),
    url: "/*",
    // Before the body is read, since it makes no difference.
    onRequest: async (request: PathRequest, reply) => {
      const { file, target } = find(request);
      if (!file && !target) return reply.send(refused("not_found"));
      return reply.header("allow", "GET, HEAD").send(refused("method_not_allowed"));
    },
    handler: () => {},
  });
}

function shownNow(file: SiteFile, now: Date): SiteFile {
  const { pages, shown } = file.dated ?? {};
  const name = pages && shown?.([...pages.keys()], now);
  return (name && pages.get(name)) || file;
}

function fileHeaders(file: SiteFile, path: string, config: Config) {
  const { digest, type, cacheControl, scriptHashes } = file;
  const isPanel = path === panelPath;
  const policies = isPanel ? [] : [htmlPolicy, workerPolicy, proofPolicy];
  const policy =
    path === workerPath
      ? serviceWorkerPolicy
      : scriptHashes && pagePolicy(config, { scriptHashes, policies });
  // The policy is part of the ETag, so that a cached page with an old policy is not confirmed.
  const version = createHash("sha256")
    .update(digest)
    .update(policy ?? "");
  return {
    "content-type": type,
    "cache-control": cacheControl,
    vary: "accept-encoding",
    etag: `W/"${version.digest("base64url").slice(0, 22)}"`,
    ...(policy && { "content-security-policy": policy }),
    ...(scriptHashes && !isPanel && { "speculation-rules": `"${speculationRulesPath}"` }),
  };
}

async function sendBody(reply: FastifyReply, file: SiteFile, acceptEncoding = "") {
  for (const encoding of encodings) {
    const body = accepts(acceptEncoding, encoding) && (await file.encoded(encoding));
    if (body) return reply.header("content-encoding", encoding).send(body);
  }
  return reply.send(file.body);
}

const encodings: Encoding[] = ["br", "gzip"];

function accepts(acceptEncoding: string, encoding: Encoding): boolean {
  const named = acceptEncoding
    .split(",")
    .map((part) => part.trim().split(/;\s*q=/))
    .find(([name]) => name === encoding);
  return named !== undefined && Number(named[1] ?? 1) > 0;
}

/** A day, since browsers would otherwise cache a permanent redirect without limit. */
const redirectCacheControl = "public, max-age=86400";

/** Redirects to a page of this site and keeps the query. */
function sendRedirect(request: FastifyRequest, reply: FastifyReply, target: string) {
  const query = /\?[^#]*/.exec(request.url)?.[0] ?? "";
  const location = redirectLocation(target, query);
  return reply.code(308).headers({ location, "cache-control": redirectCacheControl }).send();
}
