import { expect, test } from "vitest";
import { networksOf } from "./limits.ts";

test("An IPv4 address counts as itself, however it arrives", () => {
  const itself = [{ network: "203.0.113.7", share: 1 }];
  expect(networksOf("203.0.113.7")).toEqual(itself);
  expect(networksOf("::ffff:203.0.113.7")).toEqual(itself);
});

test("An IPv6 address counts for its /64, its /56 with four allowances and its /48 with sixteen", () => {
  const counted = [
    { network: "2001:db8:1:ab02/64", share: 1 },
    { network: "2001:db8:1:171/56", share: 4 },
    { network: "2001:db8:1/48", share: 16 },
  ];
  for (const address of ["2001:db8:1:ab02::1", "2001:db8:1:ab02:a:b:c:d", "2001:db8:1:ab02::"]) {
    expect(networksOf(address)).toEqual(counted);
  }
  expect(networksOf("2001:db8:1:abff::1").slice(1)).toEqual(counted.slice(1));
  expect(networksOf("2001:db8:1:ac00::1").slice(2)).toEqual(counted.slice(2));
  expect(networksOf("::1").map(({ network }) => network)).toEqual([
    "0:0:0:0/64",
    "0:0:0:0/56",
    "0:0:0/48",
  ]);
});
