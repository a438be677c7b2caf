import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { academyOf } from "../app/content/academy.ts";
import { consultationsSchema } from "../app/content/consultation.ts";
import { parseMarked } from "../app/content/placeholders.ts";
import { readSite } from "../app/content/site.ts";
import { titleOf } from "../contract/academy.ts";
import { bookingRequest } from "../contract/public/schemas.ts";

type Edit = (type: { slug: string; title: string; bookable?: boolean }) => object;

/** The academy as the build would tell of it, after somebody edited the consultations. */
function academyAfter(edit: Edit = (type) => type) {
  const { data } = parseMarked(readFileSync("content/consultations.yaml", "utf8"));
  const { practice, types } = data as { practice: object; types: Parameters<Edit>[0][] };
  const edited = consultationsSchema.parse({ practice, types: types.map(edit) });
  return academyOf(readSite().site, edited.types);
}

const request = {
  name: "Ayşe",
  phone: "05321234567",
  firmId: "akademi",
  date: "2025-09-24T18:00:00Z",
  timeSlot: "21:00",
};

test("Seven of the twelve consultations can be booked [1.2]", () => {
  const { consultations } = academyAfter();
  expect(consultations).toHaveLength(12);
  expect(consultations.filter(({ bookable }) => bookable).map(({ title }) => title)).toEqual([
    "Mini Doğum Haritası",
    "Mini Öngörü",
    "Kadersel Eş Danışmanlığı",
    "Eleksiyon/Seçimsel Astroloji",
    "Horary Astroloji Danışmanlığı",
    "Tek Konu Danışmanlığı",
    "6 Aylık Öngörü Danışmanlığı",
  ]);
});

test("Only promised days limit the calendar, and every type with a promise can be booked", () => {
  const { types } = consultationsSchema.parse(
    parseMarked(readFileSync("content/consultations.yaml", "utf8")).data,
  );
  const promised = types.filter(({ takesPlaceWithinDays }) => takesPlaceWithinDays !== undefined);
  expect(promised.map((type) => [type.appointmentDate, type.takesPlaceWithinDays])).toEqual([
    ["En geç 4 gün içinde", 4],
    ["En geç 4 gün içinde", 4],
    ["Aynı gün", 0],
    ["4 gün içinde", 4],
  ]);
  expect(promised.every(({ bookable }) => bookable)).toBe(true);
});

test("Five consultations are written, two of them besides calls; an answer in writing can be had of a third", () => {
  const { consultations } = academyAfter();
  const written = consultations.flatMap(({ slug, report }) => (report ? `${slug} ${report}` : []));
  expect(written).toEqual([
    ...["normal-dogum-haritasi only", "vip-dogum-haritasi also", "yillik-ongoru only"],
    ...["vip-ongoru also", "cocuk-dogum-haritasi only", "kadersel-es-danismanligi also"],
  ]);
});

test("A renamed consultation is booked by its new title, which older bookings show too", () => {
  const renamed = "Kısa Öngörü";
  const { consultations } = academyAfter((type) =>
    type.slug === "mini-ongoru" ? { ...type, title: renamed } : type,
  );
  const schema = bookingRequest(
    consultations.filter(({ bookable }) => bookable).map(({ title }) => title),
  );
  expect(schema.safeParse({ ...request, randevuTipi: renamed }).success).toBe(true);
  expect(schema.safeParse({ ...request, randevuTipi: "Mini Öngörü" }).success).toBe(false);
  expect(titleOf(consultations, "mini-ongoru")).toBe(renamed);
});

test("Two consultations never share a slug or a title", () => {
  expect(() => academyAfter((type) => ({ ...type, slug: "mini-ongoru" }))).toThrow("each slug");
  expect(() => academyAfter((type) => ({ ...type, title: "Mini Öngörü" }))).toThrow("each title");
});
