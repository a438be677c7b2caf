import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { say } from "../../terminal/progress.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { openConnections } from "../http-client.ts";
import { repeat } from "../measure.ts";

const atOnce = 16;
const slices = 10;
const seconds = 2;

/** The home page in brotli from our server and from nginx, in turns, so that the machine's load meets both alike. */
export async function requestsPerCpuSecond(url: string, pid: number, folder: string) {
  const nginx = await startNginx(url, folder);
  const sides = await Promise.all([contender(url, pid), contender(nginx.url, nginx.pid)]);
  for (const side of sides) await side.turn();
  for (const side of sides) side.reset();
  for (let slice = 0; slice < slices; slice++) for (const side of sides) await side.turn();
  const [ours, theirs] = sides.map((side) => side.rate());
  for (const side of sides) side.close();
  nginx.stop();
  return { ours: ours!, nginx: theirs! };
}

async function contender(url: string, pid: number) {
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

/** Debian's nginx as one process, with our home page as our server encodes it. */
async function startNginx(url: string, folder: string) {
  const port = await freePort();
  writeFileSync(join(folder, "home.br"), await brotliOf(url));
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
          default_type text/html; add_header content-encoding br; root ${folder}; try_files /home.br =404;
        }
      }
    }`,
  );
  const nginx = spawn("nginx", ["-c", join(folder, "nginx.conf"), "-p", folder], {
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: "inherit",
  });
  nginx.once("error", (error) => say(`nginx: ${error.message}; apt-get install nginx`));
  const own = `http://127.0.0.1:${port}`;
  while (nginx.exitCode === null && !(await fetch(own).catch(() => undefined))) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url: own, pid: nginx.pid!, stop: () => nginx.kill("SIGTERM") };
}

/** The page as it travels; fetch would unpack it. */
function brotliOf(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { "accept-encoding": "br" } }, async (answer) => {
      if (answer.headers["content-encoding"] !== "br") reject(new Error(`${url} sends no brotli`));
      resolve(Buffer.concat(await answer.toArray()));
    });
    request.once("error", reject);
  });
}
