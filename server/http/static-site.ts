import { createHash } from "node:crypto";
import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { panelPath } from "../../contract/panel/pages.ts";
import { speculationRulesPath } from "../../contract/public/paths.ts";
import { htmlPolicy, proofPolicy, workerPolicy } from "../../contract/public/trusted-types.ts";
import { redirectLocation, redirectTarget } from "../../contract/redirects.ts";
import type { Config } from "../config.ts";
import { refused } from "../refusal.ts";
import type { AppDependencies } from "./dependencies.ts";
import { pagePolicy, securityHeaders, serviceWorkerPolicy } from "./headers.ts";
import type { Metrics } from "./metrics.ts";
import { hasOneHost } from "./parser-errors.ts";
import {
  type Encoding,
  findFile,
  notFoundPath,
  type SiteFile,
  type SiteFiles,
  workerPaths,
} from "./site-files.ts";

type Headers = Record<string, string>;
type Answer = { status: number; headers: Headers; body?: Buffer };
type PathRequest = FastifyRequest<{ Params: { "*": string } }>;
type Site = Pick<AppDependencies, "config" | "clock" | "redirects" | "metrics"> & {
  siteFiles: SiteFiles;
};

const route = "/*";

/** The prerendered site, which answers all paths without another route. */
export function openStaticSite({ config, siteFiles: files, clock, redirects, metrics }: Site) {
  const { moved, alike } = redirects ?? { moved: {}, alike: {} };
  const answers = new Map(
    [...files].flatMap(([path, file]) =>
      [file, ...(file.dated?.pages.values() ?? [])].map(
        (one) => [one, fileAnswers(one, path, config)] as const,
      ),
    ),
  );
  const notFoundPage = files.get(notFoundPath)!;
  const answerOf = (file: SiteFile, headers: IncomingHttpHeaders) =>
    answers.get(shownNow(file, clock))!(headers);
  const isTarget = (path: string) =>
    files.has(path) && path !== notFoundPath && !path.startsWith(panelPath);

  /** The file of a path, or the path to redirect to. */
  const find = (request: PathRequest) => {
    const path = `/${request.params["*"]}`;
    const file = findFile(files, alike[path] ?? path);
    const target = file ? undefined : redirectTarget(path, { moved, alike }, isTarget);
    return { file, target };
  };

  return {
    addRoutes(app: FastifyInstance): void {
      app.get(route, async (request: PathRequest, reply) => {
        const { file, target } = find(request);
        if (target) return sendRedirect(request, reply, target);
        const isKnown = file && file !== notFoundPage;
        const { status, headers, body } = isKnown
          ? await answerOf(file, request.headers)
          : await notFound(request.headers);
        return reply.code(status).headers(headers).send(body);
      });
      app.route({
        method: app.supportedMethods.filter((method) => method !== "GET" && method !== "HEAD"),
        url: route,
        // Before the body is read, since it makes no difference.
        onRequest: async (request: PathRequest, reply) => {
          const { file, target } = find(request);
          if (!file && !target) return reply.send(refused("not_found"));
          return reply.header("allow", "GET, HEAD").send(refused("method_not_allowed"));
        },
        handler: () => {},
      });
    },

    /**
     * Answers requests for the exact path of a file before Fastify, which would take half as much time again. Its hooks
     * would do nothing more: the headers are complete, the host is checked, the answer is counted.
     */
    filesBefore(next: RequestListener, isStopping: () => boolean): RequestListener {
      // Then each file is logged, by a hook.
      if (config.LOG_LEVEL === "debug") return next;
      return (request, response) => {
        const file = exactFile(request);
        if (!file || isStopping() || !hasOneHost(request)) return next(request, response);
        if (metrics) countAnswer(metrics, request, response);
        const send = ({ status, headers, body }: Answer) =>
          response.writeHead(status, headers).end(body);
        const answer = answerOf(file, request.headers);
        if (answer instanceof Promise) answer.then(send, () => next(request, response));
        else send(answer);
      };
    },
  };

  async function notFound({ "if-none-match": _, ...headers }: IncomingHttpHeaders) {
    return { ...(await answerOf(notFoundPage, headers)), status: 404 };
  }

  function exactFile({ method, url = "" }: IncomingMessage): SiteFile | undefined {
    if (method !== "GET" && method !== "HEAD") return undefined;
    const query = url.indexOf("?");
    const path = query < 0 ? url : url.slice(0, query);
    const file = alike[path] ? undefined : files.get(path);
    return file === notFoundPage ? undefined : file;
  }
}

function countAnswer(
  metrics: Metrics,
  { method = "" }: IncomingMessage,
  response: ServerResponse,
): void {
  const begun = performance.now();
  response.once("finish", () =>
    metrics.onAnswer(method, route, response.statusCode, performance.now() - begun),
  );
}

function shownNow(file: SiteFile, clock: () => Date): SiteFile {
  if (!file.dated) return file;
  const { pages, shown } = file.dated;
  const name = shown([...pages.keys()], clock());
  return (name && pages.get(name)) || file;
}

/** Answers requests for a file. An answer is made once for each encoding. */
function fileAnswers(file: SiteFile, path: string, config: Config) {
  const headers = { ...securityHeaders(config), ...fileHeaders(file, path, config) };
  const whole = (body: Buffer, encoding?: Encoding): Answer => {
    const length = { "content-length": `${body.length}` };
    const withEncoding = encoding && { "content-encoding": encoding };
    return { status: 200, headers: { ...headers, ...withEncoding, ...length }, body };
  };
  const notModified = { status: 304, headers };
  const uncompressed = whole(file.body);
  const made: Partial<Record<Encoding, Answer>> = {};
  const make = (encoding: Encoding) =>
    file.encoded(encoding)?.then((body) => {
      const answer = whole(body, encoding);
      made[encoding] = answer;
      return answer;
    });
  return (asked: IncomingHttpHeaders): Answer | Promise<Answer> => {
    if (asked["if-none-match"]?.includes(headers.etag)) return notModified;
    const accepted = asked["accept-encoding"] ?? "";
    const encoding = encodings.find((one) => accepts[one].test(accepted));
    return (encoding && (made[encoding] ?? make(encoding))) || uncompressed;
  };
}

function fileHeaders(file: SiteFile, path: string, config: Config) {
  const { digest, type, cacheControl, scriptHashes } = file;
  const isPanel = path === panelPath;
  const policies = isPanel ? [workerPolicy] : [htmlPolicy, workerPolicy, proofPolicy];
  const policy = workerPaths.includes(path)
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

const encodings: Encoding[] = ["br", "gzip"];

/** Named, and not with the quality 0. */
const accepts = {
  br: /(^|,)\s*br\s*(?!;\s*q=0(\.0*)?\s*(,|$))(,|;|$)/,
  gzip: /(^|,)\s*gzip\s*(?!;\s*q=0(\.0*)?\s*(,|$))(,|;|$)/,
};

/** A day, since browsers would otherwise cache a permanent redirect without limit. */
const redirectCacheControl = "public, max-age=86400";

/** Redirects to a page of this site and keeps the query. */
function sendRedirect(request: FastifyRequest, reply: FastifyReply, target: string) {
  const query = /\?[^#]*/.exec(request.url)?.[0] ?? "";
  const location = redirectLocation(target, query);
  return reply.code(308).headers({ location, "cache-control": redirectCacheControl }).send();
}
