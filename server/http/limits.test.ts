import { expect, test } from "vitest";
import { addressKey } from "./limits.ts";

test("An IPv4 address counts as itself, however it arrives", () => {
  expect(addressKey("203.0.113.7")).toBe("203.0.113.7");
  expect(addressKey("::ffff:203.0.113.7")).toBe("203.0.113.7");
});

test("The IPv6 addresses of one household count as one", () => {
  const household = ["2001:db8:1:2::1", "2001:db8:1:2:a:b:c:d", "2001:db8:1:2::"];
  expect(new Set(household.map(addressKey))).toEqual(new Set(["2001:db8:1:2"]));
  expect(addressKey("2001:db8::1")).toBe("2001:db8:0:0");
  expect(addressKey("::1")).toBe("0:0:0:0");
});

test("Another household counts apart", () => {
  expect(addressKey("2001:db8:1:3::1")).not.toBe(addressKey("2001:db8:1:2::1"));
});
