import { expect, test } from "vitest";
import { networkOf } from "./limits.ts";

test("An IPv4 address counts as itself, however it arrives", () => {
  expect(networkOf("203.0.113.7")).toBe("203.0.113.7");
  expect(networkOf("::ffff:203.0.113.7")).toBe("203.0.113.7");
});

test("The IPv6 addresses of one household count as one", () => {
  const household = ["2001:db8:1:2::1", "2001:db8:1:2:a:b:c:d", "2001:db8:1:2::"];
  expect(new Set(household.map(networkOf))).toEqual(new Set(["2001:db8:1:2"]));
  expect(networkOf("2001:db8::1")).toBe("2001:db8:0:0");
  expect(networkOf("::1")).toBe("0:0:0:0");
});

test("Another household counts apart", () => {
  expect(networkOf("2001:db8:1:3::1")).not.toBe(networkOf("2001:db8:1:2::1"));
});
