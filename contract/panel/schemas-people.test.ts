import { expect, test } from "vitest";
import type { z } from "zod";
import { placesRequest } from "../public/schemas.ts";
import * as schemas from "./schemas.ts";

const accepts = (schema: z.ZodType, body: unknown) => schema.safeParse(body).success;
const version = 3;

test("Only what is to be another is sent to be corrected, and each part has to be right", () => {
  const edit = schemas.editRequest(["mini-ongoru"]);
  const slot = { day: "2025-09-25", timeSlot: "21:00" };
  for (const right of [
    { name: " Ayşe " },
    { phone: "05321234567" },
    { consultation: "mini-ongoru" },
    { slot },
  ]) {
    expect(accepts(edit, { version: 1, ...right })).toBe(true);
  }
  expect(edit.parse({ version: 1, name: " Ayşe " })).toEqual({ version: 1, name: "Ayşe" });
  for (const wrong of [
    { name: "kazan.com" },
    { phone: "123" },
    { consultation: "fal" },
    { slot: { day: "2025-09-25" } },
    { slot: { ...slot, day: "2025-09-31" } },
    { slot: { ...slot, timeSlot: "9" } },
    { slot: { ...slot, extra: 1 } },
    { note: "Not" },
  ]) {
    expect(accepts(edit, { version: 1, ...wrong })).toBe(false);
  }
  for (const restore of [{ version: 1, slot }, { version: 1 }]) {
    expect(accepts(schemas.restoreRequest, restore)).toBe(true);
  }
  expect(accepts(schemas.restoreRequest, { version: 1, slot: { day: "2025-09-25" } })).toBe(false);
});

test("A birth has a day, a time of the clock, and a place in a zone that there is", () => {
  const place = {
    name: "Van",
    region: "",
    latitude: 38.5,
    longitude: 43.4,
    zone: "Europe/Istanbul",
  };
  const birth = { day: "1985-05-14", time: { at: "14:32", isLater: true }, place };
  const own = { version, label: "Kendisi", consent: "danışan" };
  const takes = (changes: object) =>
    accepts(schemas.birthRequest, { ...own, birth: { ...birth, ...changes } });
  expect(takes({})).toBe(true);
  expect(takes({ time: { from: "23:30", to: "00:10" } })).toBe(true);
  const spaced = { ...birth, place: { ...place, name: " Van ", region: " " } };
  expect(schemas.birthRequest.parse({ ...own, birth: spaced })).toEqual({ ...own, birth });
  expect(accepts(schemas.birthRequest, { ...own, birth, label: " " })).toBe(false);
  for (const time of ["24:00", "14:60", "1:30", "14:3", "14:32:10"]) {
    expect(takes({ time: { at: time } }), time).toBe(false);
    expect(takes({ time: { from: "10:00", to: time } }), time).toBe(false);
  }
  expect(takes({ time: { from: "10:00" } })).toBe(false);
  expect(takes({ time: { at: "10:00", from: "10:00" } })).toBe(false);
  expect(takes({ day: "1985-02-30" })).toBe(false);
  for (const wrong of [
    { zone: "Europe/Ankara" },
    { latitude: 90.1 },
    { latitude: -90.1 },
    { longitude: 180.1 },
    { longitude: -180.1 },
    { name: " " },
    { name: "a".repeat(101) },
    { region: "a".repeat(101) },
    { extra: 1 },
  ]) {
    expect(takes({ place: { ...place, ...wrong } }), JSON.stringify(wrong)).toBe(false);
  }
});

test("A client's note has at most 4000 letters, a block a reason, a search an end", () => {
  expect(accepts(schemas.clientNoteRequest, { version, note: "ş".repeat(4000) })).toBe(true);
  expect(accepts(schemas.clientNoteRequest, { version, note: "ş".repeat(4001) })).toBe(false);
  expect(accepts(schemas.blockRequest, { reason: " " })).toBe(false);
  expect(accepts(schemas.clientsRequest, { search: "x".repeat(101) })).toBe(false);
  expect(accepts(placesRequest, { ara: " " })).toBe(false);
  expect(accepts(placesRequest, { ara: "x".repeat(101) })).toBe(false);
});
