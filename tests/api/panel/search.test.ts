import { sql } from "kysely";
import { expect, test } from "vitest";
import { searchOf } from "../../../server/appointments/search.ts";
import { list, openPanel } from "../../support/panel-appointments.ts";
import { engines } from "../../support/storage.ts";
import { storeClaims } from "../../support/stored-claims.ts";

const day = "2025-09-25";
const claims = [
  { name: "Ayşe Yılmaz", phone: "05321112233", time_slot: "20:00" },
  { name: "Fatma Karahanoğulları", phone: "05429876543", time_slot: "20:30" },
  { name: "Gülşen Ak", phone: "05551234567", time_slot: "21:00" },
  {
    name: "Mehmet Gül",
    phone: "05559053211",
    time_slot: "21:30",
    note: "Öğle sonrası İZMİR’den arar",
  },
  { name: "Can Er", phone: "05553334455", time_slot: "22:00", note: "Gül Hanım yönlendirdi" },
].map((claim, index) => ({ ...claim, id: `c-${index}`, day }));

test.each(engines)("A search takes words in any order (%s) [45.8]", async (engine) => {
  const { service, ece } = await openPanel(engine);
  await storeClaims(service, claims);
  const names = async (ara: string) =>
    (await list(ece, { ara })).appointments.map(({ name }) => name);
  for (const ara of ["yilmaz ayse", "AYŞE  yıl", "lmaz a", "ayse 111"]) {
    expect(await names(ara), ara).toEqual(["Ayşe Yılmaz"]);
  }
  expect(await names("ayse gul")).toEqual([]);
});

test.each(engines)(
  "Whole words come before beginnings, these before parts, and notes last (%s) [45.8]",
  async (engine) => {
    const { service, ece } = await openPanel(engine);
    await storeClaims(service, claims);
    const { appointments } = await list(ece, { ara: "Gül" });
    expect(appointments.map(({ name }) => name)).toEqual([
      "Mehmet Gül",
      "Gülşen Ak",
      "Fatma Karahanoğulları",
      "Can Er",
    ]);
  },
);

test.each(engines)(
  "What fits equally well is listed from the next to come, and then backwards (%s) [45.8]",
  async (engine) => {
    const { service, ece } = await openPanel(engine);
    const days = ["2025-09-20", "2025-09-30", "2025-09-23", "2025-09-24"];
    await storeClaims(
      service,
      days.map((day) => ({ day })),
    );
    const { appointments } = await list(ece, { ara: "ayşe" });
    expect(appointments.map(({ day }) => day)).toEqual([
      "2025-09-24",
      "2025-09-30",
      "2025-09-23",
      "2025-09-20",
    ]);
  },
);

test.each(engines)("Notes are searched, however they are written (%s) [45.8]", async (engine) => {
  const { service, ece } = await openPanel(engine);
  await storeClaims(service, claims);
  for (const ara of ["öğle", "OGLE", "izmir", "İzmir", "IZMIR", "arar ogle"]) {
    const { appointments } = await list(ece, { ara });
    expect(
      appointments.map(({ name }) => name),
      ara,
    ).toEqual(["Mehmet Gül"]);
  }
});

test.each(engines)("A number is found however it is written (%s) [45.8]", async (engine) => {
  const { service, ece } = await openPanel(engine);
  await storeClaims(service, claims);
  const names = async (ara: string) =>
    (await list(ece, { ara })).appointments.map(({ name }) => name);
  for (const ara of [
    "905321112233",
    "90 532 111 22 33",
    "+90 (532) 111-22-33",
    "0090 532 1112233",
    "+90 0532 111 22 33",
    "0532/111/22/33",
    "5321112233",
    "532 111",
    "2233",
  ]) {
    expect(await names(ara), ara).toEqual(["Ayşe Yılmaz"]);
  }
  // Also the digits of a country's code stand inside a number.
  expect(await names("90532")).toEqual(["Ayşe Yılmaz", "Mehmet Gül"]);
});

test.each(engines)("However much is typed, a search is answered (%s) [45.8]", async (engine) => {
  const { service, ece } = await openPanel(engine);
  await storeClaims(service, claims);
  for (const ara of ["a ".repeat(50), "%_\\'\"".repeat(20), "9".repeat(100), "🙂 İ ı"]) {
    const { appointments } = await list(ece, { ara });
    expect(Array.isArray(appointments)).toBe(true);
  }
});

test("A search looks at names that are left, not at years of erased appointments [45.8]", async () => {
  const { service } = await openPanel("sqlite");
  for (const text of ["gül", "0532"]) {
    const { rows } = await sql<{ detail: string }>`explain query plan
      select * from slot_claims where ${searchOf(text).isFound}`.execute(service.database.db);
    expect(rows.map(({ detail }) => detail).join()).toContain("slot_claims_named");
  }
});
