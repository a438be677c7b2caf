import { expect, test } from "vitest";
import type { ClientRow } from "../../contract/panel/clients.ts";
import { sortClients } from "./sort-clients.ts";

const sorted = (names: string[], search = "") =>
  sortClients(
    names.map((name) => ({ name }) as ClientRow),
    search,
  ).map(({ name }) => name);

test("Clients are in the order of the Turkish alphabet", () => {
  expect(sorted(["Şükrü", "Işıl", "Sevgi", "İpek", "Çağla", "Ceren", "Öykü", "Onur"])).toEqual([
    ...["Ceren", "Çağla", "Işıl", "İpek", "Onur", "Öykü", "Sevgi", "Şükrü"],
  ]);
});

test("After a search the whole name comes first, then its beginning, then a later word", () => {
  const names = ["Can Ayşe Yılmazer", "Ayşe Yılmaz Kara", "Hayşe Yılmaz", "Ayşe Yılmaz"];
  expect(sorted(names, "ayse yılmaz")).toEqual([
    ...["Ayşe Yılmaz", "Ayşe Yılmaz Kara", "Can Ayşe Yılmazer", "Hayşe Yılmaz"],
  ]);
});
