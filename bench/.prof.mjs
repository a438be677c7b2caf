import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { openConnections, postRequest } from "./http-client.ts";

const dir = mkdtempSync("/tmp/prof/d-");
const p = spawn(
  process.execPath,
  ["--cpu-prof", "--cpu-prof-interval=200", "--cpu-prof-dir=/tmp/prof", "server/main.ts"],
  {
    env: {
      PATH: process.env.PATH,
      PORT: "3877",
      HOST: "127.0.0.1",
      API_ONLY: "true",
      DATA_DIR: dir,
      BOOKING_DAYS_AHEAD: "3650",
      LIMIT_BOOKINGS_PER_HOUR: "1000000",
      TRUST_PROXY: "1",
    },
    stdio: ["ignore", "pipe", "inherit"],
  },
);
await new Promise((r) => {
  let t = "";
  p.stdout.on("data", (d) => {
    t += d;
    if (t.includes("listening")) r();
  });
});
const { send, close } = await openConnections("http://127.0.0.1:3877", 16);
const slots = ["20:00", "20:30", "21:00", "21:30", "22:00", "22:30", "23:00"];
const base = Date.now() + 864e5;
const op = async (n) => {
  const day = new Date(base + Math.floor(n / 7) * 864e5).toISOString().slice(0, 10);
  const s = slots[n % 7];
  const st = await send(
    postRequest(
      "/api/randevu/al",
      `10.0.${(n >> 8) & 255}.${n & 255}`,
      JSON.stringify({
        name: "Ayşe",
        phone: "05" + (500000000 + n),
        firmId: "akademi",
        date: `${day}T${Number(s.slice(0, 2)) - 3}:00:00Z`,
        timeSlot: s,
        randevuTipi: "Mini Öngörü",
      }),
    ),
  );
  if (st !== 201) throw new Error(st);
};
let i = 0;
const N = 10000;
const t = performance.now();
await Promise.all(
  Array.from({ length: 16 }, async () => {
    while (i < N) await op(i++);
  }),
);
console.log("per s", (N / (performance.now() - t)) * 1000);
close();
p.kill("SIGTERM");
await new Promise((r) => p.once("exit", r));
