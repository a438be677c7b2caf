import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { promisedDaysIn, reportIn } from "../../booking/reports.ts";
import { minutesIn } from "../../booking/services.ts";
import { type Consultation, consultationsSchema } from "./consultation.ts";
import { headOf } from "./front-matter.ts";
import { parseMarked } from "./placeholders.ts";
import { readSite, type Site } from "./site.ts";

/** What the server needs of content/, in the shape of contract/academy.ts. */
export function academyOf(site: Site, types: Consultation[], placeholders: string[] = []) {
  return {
    name: site.name,
    firmId: site.firmId,
    consultations: types.map(offeredOf),
    placeholders,
  };
}

function offeredOf(type: Consultation) {
  const { slug, title, bookable, duration, delivery, appointmentDate } = type;
  const report = reportIn(delivery);
  const promisedDays = promisedDaysIn(appointmentDate);
  return {
    ...{ slug, title, bookable },
    ...(duration && { duration: minutesIn(duration) }),
    ...(report && { report }),
    ...(promisedDays !== undefined && { promisedDays }),
  };
}

export function academyOfSources() {
  const { site, placeholders } = readSite();
  const { types } = consultationsSchema.parse(
    parseMarked(readFileSync("content/consultations.yaml", "utf8")).data,
  );
  return academyOf(site, types, [...placeholders, ...unconfirmed()]);
}

/** The statements that the academy has not confirmed, by file and first words. */
function unconfirmed(): string[] {
  const files = ["pages/about.yaml", "consultations.yaml", "{charts,signs}/*.md"];
  return globSync(files, { cwd: "content" }).flatMap((file) =>
    parseMarked(headOf(readFileSync(`content/${file}`, "utf8"))).placeholders.map(
      ({ text }) => `${file}: ${text.split(" ", 5).join(" ")}…`,
    ),
  );
}

/** The build writes it, so that the server and its pages have the same data. */
export function writeAcademy(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(academyOfSources(), null, 2));
}
