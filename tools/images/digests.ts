import { createHash } from "node:crypto";

const dockerHub = "https://registry-1.docker.io";
const timeout = 30_000;

/** An image with a tag, which a registry may point elsewhere; a digest names its content for good. */
const image = /^(FROM ([^\s:@]+):([^\s@]+))(@sha256:\S+)?( AS \S+)$/gm;

/** Lists the image of every architecture. */
const index = [
  "application/vnd.oci.image.index.v1+json",
  "application/vnd.docker.distribution.manifest.list.v2+json",
];

/** The Dockerfile with the digest to which each tag points now. */
export async function pinned(dockerfile: string, registry = dockerHub): Promise<string> {
  let text = dockerfile;
  for (const [line, from, name, tag, , as] of dockerfile.matchAll(image)) {
    text = text.replace(line, `${from}@${await digestOf(registry, name!, tag!)}${as}`);
  }
  return text;
}

async function digestOf(registry: string, name: string, tag: string): Promise<string> {
  const repository = name.includes("/") ? name : `library/${name}`;
  const address = `${registry}/v2/${repository}/manifests/${tag}`;
  const first = await get(address);
  const answer = first.status === 401 ? await get(address, await tokenFor(first)) : first;
  if (!answer.ok) throw new Error(`${name}:${tag}: the registry answered ${answer.status}`);
  const type = answer.headers.get("content-type")?.split(";")[0];
  // The digest of one architecture's image would not do on the other.
  if (!index.includes(type!)) throw new Error(`${name}:${tag}: no list of images, but ${type}`);
  const body = Buffer.from(await answer.arrayBuffer());
  return `sha256:${createHash("sha256").update(body).digest("hex")}`;
}

/** Public images need a token too, which everybody gets. */
async function tokenFor(refusal: Response): Promise<string> {
  const challenge = refusal.headers.get("www-authenticate") ?? "";
  const { realm, ...query } = Object.fromEntries(
    [...challenge.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
  );
  const answer = await fetch(`${realm}?${new URLSearchParams(query)}`, {
    signal: AbortSignal.timeout(timeout),
  });
  const { token } = (await answer.json()) as { token: string };
  return token;
}

function get(address: string, token?: string): Promise<Response> {
  const headers = new Headers({ accept: index.join(", ") });
  if (token) headers.set("authorization", `Bearer ${token}`);
  return fetch(address, { headers, signal: AbortSignal.timeout(timeout) });
}
