import { moonCalendar, moonPhaseList, retrogradeCalendar } from "content-collections";
import {
  moonPhaseAddress,
  moonYearAddress,
  retrogradesAddress,
  sharedSearchFiles,
} from "../../content/addresses.ts";
import { monthNames } from "../../content/sign-dates.ts";
import { slugOf } from "../../content/slug.ts";
import type { Document } from "./search-index.ts";

export function retrogradeDocument(): Document {
  const { stated, years } = retrogradeCalendar;
  const periods = [...stated, ...years.flatMap((year) => year.cards)].flatMap((card) =>
    card.periods.map((period) => ({ planet: card.title, ...period })),
  );
  return {
    kind: "Sayfalar",
    title: "Gezegen Retro Tarihleri",
    path: retrogradesAddress(),
    icon: "merkur",
    file: sharedSearchFiles.retrogrades,
    passages: periods.map(
      ({ planet, range, description }) => `${planet} retrosu ${range}: ${description}`,
    ),
  };
}

export function moonDocuments(): Document[] {
  const shared = { kind: "Ay Evreleri", icon: "ay", file: sharedSearchFiles.moon } as const;
  const phases = moonPhaseList.phases.map(({ name, desc, features }) => ({
    ...shared,
    title: name,
    path: moonPhaseAddress(slugOf(name)),
    passages: [desc, ...features],
  }));
  const years = Map.groupBy(moonCalendar.events, ({ date }) => date.slice(0, 4));
  const calendars = [...years].map(([year, events]) => ({
    ...shared,
    title: `Ay Takvimi ${year}`,
    path: moonYearAddress(year),
    passages: events.map(({ date, time, phase, sign, degree, eclipse }) => {
      const row = `${dayAndMonth(date)} ${year}, ${time} · ${phase} · ${sign} ${degree}°`;
      return eclipse ? `${row} · ${eclipse}` : row;
    }),
  }));
  return [...phases, ...calendars];
}

function dayAndMonth(date: string): string {
  const [, month = 1, day] = date.split("-").map(Number);
  return `${day} ${monthNames[month - 1]}`;
}
