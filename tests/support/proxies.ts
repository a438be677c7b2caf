import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { dismiss, newRunFolder, supervise } from "./supervised.ts";
import { run } from "./system-programs.ts";

type Ports = { http: number; https: number; upstream: number };

/** deploy/nginx.conf as it stands, but for its ports, its folders and its certificate, which is made here. */
export function nginxSettings(openssl: string, { http, https, upstream }: Ports) {
  const folder = newRunFolder();
  const sample = readFileSync("deploy/nginx.conf", "utf8")
    .replace(/^ *listen \[::\].*\n/gm, "")
    .replace("listen 80;", `listen 127.0.0.1:${http};`)
    .replace("listen 443 ", `listen 127.0.0.1:${https} `)
    .replace("127.0.0.1:3000", `127.0.0.1:${upstream}`)
    .replaceAll("/var/log/nginx", folder)
    .replaceAll("/etc/letsencrypt/live/www.example.com", folder);
  const key = join(folder, "privkey.pem");
  const certificate = join(folder, "fullchain.pem");
  const subject = ["-subj", "/CN=www.example.com", "-days", "2"];
  const made = [
    "req",
    "-x509",
    "-newkey",
    "ed25519",
    "-nodes",
    "-keyout",
    key,
    "-out",
    certificate,
  ];
  const { code, said } = run(openssl, [...made, ...subject]);
  if (code !== 0) throw new Error(said);
  writeFileSync(join(folder, "akademi.conf"), sample);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const settings = join(folder, "nginx.conf");
  writeFileSync(
    settings,
    `daemon off;
    pid ${folder}/pid;
    error_log ${folder}/start.log;
    events {}
    http { ${temporary.join(" ")} include ${folder}/akademi.conf; }`,
  );
  return { folder, settings };
}

/** deploy/Caddyfile as Caddy reads it, on a port of ours and without its remote control. */
export function caddySettings(caddy: string, { http, upstream }: Ports) {
  const folder = newRunFolder();
  const env = { DOMAIN: `http://127.0.0.1:${http}`, UPSTREAM: `127.0.0.1:${upstream}` };
  const args = ["adapt", "--config", "deploy/Caddyfile", "--adapter", "caddyfile"];
  const { said } = run(caddy, args, env);
  const settings = join(folder, "caddy.json");
  const adapted = JSON.parse(said.slice(said.indexOf('{"logging"')));
  writeFileSync(settings, JSON.stringify({ ...adapted, admin: { disabled: true } }));
  mkdirSync(join(folder, "home"));
  return { folder, settings };
}

/** Runs a proxy until the test ends; answers with what it has said so far. */
export function startProxy(folder: string, command: string, args: string[]): () => string {
  const proxy = supervise({ folder, command, args }, "pipe");
  let text = "";
  for (const stream of [proxy.stdout!, proxy.stderr!]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
    });
  }
  onTestFinished(() => dismiss(proxy));
  return () => text;
}
