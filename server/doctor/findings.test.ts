import { expect, test } from "vitest";
import { diskFinding } from "./data-folder.ts";
import { httpsFindings, zoneFinding } from "./settings.ts";

const alone = { BEHIND_TLS: false, TRUST_PROXY: false as const, PANEL_URL: "", HOST: "localhost" };
const behindProxy = {
  BEHIND_TLS: true,
  TRUST_PROXY: "10.0.0.2",
  PANEL_URL: "https://www.example.com",
  HOST: "0.0.0.0",
};
const states = (changes: object, base: object = behindProxy) =>
  httpsFindings({ ...base, ...changes } as typeof behindProxy).map(({ state }) => state);

test("The three HTTPS settings are fine together, or all absent on a machine that nobody else sees", () => {
  expect(states({})).toEqual(["fine"]);
  for (const HOST of ["localhost", "127.0.0.1", "::1"])
    expect(states({ HOST }, alone)).toEqual(["fine"]);
});

test("Each of them alone is wrong, and so is a server open to everyone without any", () => {
  expect(states({ HOST: "0.0.0.0" }, alone)).toEqual(["wrong"]);
  expect(states({ BEHIND_TLS: false })).toEqual(["wrong"]);
  expect(states({ TRUST_PROXY: false })).toEqual(["wrong"]);
  expect(states({ PANEL_URL: "http://www.example.com" })).toEqual(["wrong"]);
  expect(states({ PANEL_URL: "" })).toEqual(["doubtful"]);
});

test("Little space is doubtful, and next to none wrong", () => {
  const megabyte = 1024 * 1024;
  expect(diskFinding(99 * megabyte).state).toBe("wrong");
  expect(diskFinding(100 * megabyte).state).toBe("doubtful");
  expect(diskFinding(1023 * megabyte).state).toBe("doubtful");
  expect(diskFinding(1024 * megabyte)).toEqual({
    about: "Disk",
    state: "fine",
    says: "1024 MB boş yer",
  });
});

test("Türkiye is three hours ahead of UTC, at midnight too", () => {
  expect(zoneFinding(new Date("2026-03-01T22:30:40Z"))).toMatchObject({
    state: "fine",
    says: "Türkiye’de saat 01:30",
  });
});
