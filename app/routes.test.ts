import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import { closingLink, pageAddresses } from "./content/addresses.ts";
import { allAddresses, searchFileAddresses, unlistedAddresses } from "./content/all-addresses.ts";
import routes from "./routes.ts";

const fileOf = (address: string) =>
  (matchRoutes(routes as RouteObject[], address)?.at(-1)?.route as { file?: string })?.file;

const addresses = [
  ...allAddresses(),
  ...unlistedAddresses(),
  ...searchFileAddresses(),
  closingLink,
];
const notFound = fileOf(pageAddresses.notFound);

test("Every address has a route of its own; only the page for unknown ones has none", () => {
  expect(notFound).toBe("routes/not-found/not-found.tsx");
  const unknown = addresses.filter((address) => fileOf(address) === notFound);
  expect(unknown).toEqual([pageAddresses.notFound]);
});

test("Every route has an address", () => {
  const used = new Set(addresses.map(fileOf));
  expect(routes.filter(({ file }) => !used.has(file))).toEqual([]);
});
