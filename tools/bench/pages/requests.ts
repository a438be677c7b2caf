import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { freePort } from "../../../tests/support/free-port.ts";
import { openConnections } from "../http-client.ts";
import { repeat } from "../measure.ts";

const atOnce = 16;
const slices = 10;
const seconds = 2;

/**
 * The home page in brotli from our server, from Node's own with the same headers, and from nginx, in
 * turns, so that the machine's load meets all alike.
 */
export async function requestsPerCpuSecond(url: string, pid: number, folder: string) {
  await keepAnswer(url, folder);
  const others: Awaited<ReturnType<typeof listening>>[] = [];
  try {
    others.push(await startBareServer(folder));
    others.push(await startNginx(folder));
    const sides = await Promise.all([{ url, pid }, ...others].map(contender));
    for (const side of sides) await side.turn();
    for (const side of sides) side.reset();
    for (let slice = 0; slice < slices; slice++) for (const side of sides) await side.turn();
    const [ours, bareNode, nginx] = sides.map((side) => side.rate());
    for (const side of sides) side.close();
    return { ours: ours!, bareNode: bareNode!, nginx: nginx! };
  } finally {
    for (const other of others) other.stop();
  }
}

async function contender({ url, pid }: { url: string; pid: number }) {
  const { send, close } = await openConnections(url, atOnce);
  const request = "GET / HTTP/1.1\r\nhost: bench\r\naccept-encoding: br\r\n\r\n";
  let [answered, used] = [0, 0];
  return {
    close,
    reset() {
      [answered, used] = [0, 0];
    },
    rate: () => answered / used,
    async turn() {
      const before = cpuSeconds(pid);
      const { latencies } = await repeat(
        async () => {
          const status = await send(request);
          if (status !== 200) throw new Error(`${url} answered ${status}`);
        },
        seconds,
        atOnce,
      );
      answered += latencies.length;
      used += cpuSeconds(pid) - before;
    },
  };
}

/** What the process has used so far, in all its threads. The kernel counts in hundredths. */
function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const bodyFile = "home.br";
const headersFile = "home.json";

async function startBareServer(folder: string) {
  const port = await freePort();
  const files = [headersFile, bodyFile].map((name) => join(folder, name));
  return listening(port, process.execPath, [
    "tools/bench/pages/bare-server.ts",
    `${port}`,
    ...files,
  ]);
}

/** Debian's nginx as one process, without our headers. */
async function startNginx(folder: string) {
  const port = await freePort();
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
    events { worker_connections 1024; }
    http {
      ${temporary} access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
      open_file_cache max=10;
      server {
        listen 127.0.0.1:${port};
        location = / {
          default_type text/html; add_header content-encoding br; root ${folder}; try_files /${bodyFile} =404;
        }
      }
    }`,
  );
  return listening(port, "nginx", ["-c", join(folder, "nginx.conf"), "-p", folder]);
}

async function listening(port: number, command: string, options: string[]) {
  const server = spawn(command, options, {
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: "inherit",
  });
  await once(server, "spawn");
  const url = `http://127.0.0.1:${port}`;
  while (server.exitCode === null && !(await fetch(url).catch(() => undefined))) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, pid: server.pid!, stop: () => server.kill("SIGTERM") };
}

/** The page and its headers as they travel; fetch would unpack it. */
function keepAnswer(url: string, folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { "accept-encoding": "br" } }, async (answer) => {
      if (answer.headers["content-encoding"] !== "br") reject(new Error(`${url} sends no brotli`));
      const { date, connection, "keep-alive": _, ...headers } = answer.headers;
      writeFileSync(join(folder, headersFile), JSON.stringify(headers));
      writeFileSync(join(folder, bodyFile), Buffer.concat(await answer.toArray()));
      resolve();
    });
    request.once("error", reject);
  });
}
