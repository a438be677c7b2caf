import { expect, test } from "vitest";
import { progressOn } from "./progress.ts";

const emptied = "\r\u001b[K";

/** What a screen shows in the end, line by line. */
function screen(isTTY: boolean, columns = 60) {
  const lines = [""];
  const clock = { now: 0 };
  const write = (text: string) => {
    for (const part of text.replaceAll(emptied, "\r").split(/([\n\r])/)) {
      if (part === "\n") lines.push("");
      else if (part === "\r") lines[lines.length - 1] = "";
      else lines[lines.length - 1] += part;
    }
  };
  const output = { isTTY, columns, write };
  return { lines, clock, ...progressOn(output, () => clock.now) };
}

test("On a terminal one line tells how far the work is and how long it still takes", () => {
  const { lines, clock, startProgress } = screen(true);
  const work = startProgress(4);
  work.step("koç");
  expect(lines).toEqual(["░░░░░░░░░░░░░░░░░░░░ 1/4 koç"]);
  clock.now = 30_000;
  work.step("boğa");
  expect(lines).toEqual(["█████░░░░░░░░░░░░░░░ 2/4 boğa ~1:30"]);
  clock.now = 125_400;
  work.step("ikizler");
  work.step("yengeç");
  work.done();
  expect(lines).toEqual(["4/4 2:05", ""]);
});

test("What is said meanwhile stands above that line", () => {
  const { lines, say, startProgress } = screen(true);
  const work = startProgress(2);
  work.step("koç");
  say("12.0 kB  koc.png");
  expect(lines).toEqual(["12.0 kB  koc.png", "░░░░░░░░░░░░░░░░░░░░ 1/2 koç"]);
});

test("A long name does not break the line", () => {
  const { lines, startProgress } = screen(true, 30);
  startProgress(2).step("a".repeat(100));
  expect(lines.map((line) => line.length)).toEqual([29]);
});

test("Where the steps are of unlike length, their shares tell how long the rest takes", () => {
  const { lines, clock, startProgress } = screen(true);
  const work = startProgress([8, 1, 1]);
  work.step("site");
  clock.now = 80_000;
  work.step("panel");
  expect(lines).toEqual(["████████████████░░░░ 2/3 panel ~0:20"]);
});

test("Where others write to the same terminal, each step keeps its line", () => {
  const { lines, clock, startProgress } = screen(true);
  const work = startProgress(2, { isShared: true });
  work.step("site");
  clock.now = 5000;
  work.step("panel");
  expect(lines).toEqual([
    "░░░░░░░░░░░░░░░░░░░░ 1/2 site",
    "██████████░░░░░░░░░░ 2/2 panel ~0:05",
    "",
  ]);
});

test("Work that was given up leaves no half line behind", () => {
  const { lines, clear, startProgress } = screen(true);
  startProgress(2).step("koç");
  clear();
  expect(lines).toEqual([""]);
});

test("Elsewhere each step is a line of its own, without signs for a terminal", () => {
  const { lines, clock, say, startProgress } = screen(false);
  const work = startProgress(2);
  work.step("koç");
  say("12.0 kB  koc.png");
  work.step("boğa");
  clock.now = 61_000;
  work.done();
  expect(lines).toEqual(["1/2 koç", "12.0 kB  koc.png", "2/2 boğa", "2/2 1:01", ""]);
});

test("Elsewhere a work of many steps prints fifty lines, evenly", () => {
  const { lines, startProgress } = screen(false);
  const work = startProgress(10_000);
  for (let step = 0; step < 10_000; step += 1) work.step("satır");
  expect(lines).toHaveLength(51);
  expect(lines.slice(0, 2)).toEqual(["1/10000 satır", "201/10000 satır"]);
});
