import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { panelPath } from "../../contract/panel/pages.ts";
import { htmlPolicy } from "../../contract/public/trusted-types.ts";
import type { Config } from "../config.ts";
import { refused } from "../refusal.ts";
import { pagePolicy } from "./headers.ts";
import {
  type Encoding,
  findFile,
  notFoundPath,
  type SiteFile,
  type SiteFiles,
  speculationRulesPath,
} from "./site-files.ts";

type PathRequest = FastifyRequest<{ Params: { "*": string } }>;

/** Answers every path that no other route has taken with the prerendered site. */
export function addStaticSite(app: FastifyInstance, config: Config, files: SiteFiles): void {
  const headersOf = new Map(
    [...files].map(([path, file]) => [file, fileHeaders(file, path, config)]),
  );
  const notFoundPage = files.get(notFoundPath)!;

  app.get("/*", async (request: PathRequest, reply) => {
    const found = findFile(files, `/${request.params["*"]}`);
    const file = found ?? notFoundPage;
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
    // Before the body is read: what it holds makes no difference.
    onRequest: async (request: PathRequest, reply) => {
      const known = findFile(files, `/${request.params["*"]}`);
      if (!known) return reply.send(refused("not_found"));
      return reply.header("allow", "GET, HEAD").send(refused("method_not_allowed"));
    },
    handler: () => {},
  });
}

function fileHeaders(file: SiteFile, path: string, config: Config) {
  const { body, type, cacheControl, scriptHashes } = file;
  const isPanel = path === panelPath;
  const policies = isPanel ? [] : [htmlPolicy];
  const policy = scriptHashes && pagePolicy(config, { scriptHashes, policies });
  // A page's policy is part of it: a stored copy under an old one must not be confirmed.
  const version = createHash("sha256")
    .update(body)
    .update(policy ?? "");
  return {
    "content-type": type,
    "cache-control": cacheControl,
    vary: "accept-encoding",
    etag: `W/"${version.digest("base64url").slice(0, 22)}"`,
    ...(policy && { "content-security-policy": policy }),
    ...(policy && !isPanel && { "speculation-rules": `"${speculationRulesPath}"` }),
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
