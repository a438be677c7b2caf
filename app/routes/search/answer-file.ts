import {
  allSigns,
  answerList,
  moonCalendar,
  retrogradeCalendar,
  signCalendar,
  site,
} from "content-collections";
import { fold } from "../../../booking/fold-letters.ts";
import { istanbulInstant } from "../../../booking/istanbul-time.ts";
import type { SearchAnswers } from "../../content/search-answers.ts";
import { signNames } from "../../content/zodiac.ts";
import { interpolate } from "../../interpolate.ts";

type Note = SearchAnswers["notes"][number];

/** What the search knows to answer, beside the index. */
export type AnswerFile = Omit<SearchAnswers, "notes"> & {
  notes: Note[];
  /** In the order of the zodiac. */
  signDates: SearchAnswers["signDates"] & { ranges: string[] };
  /** By time, in minutes since 1970. */
  moons: [minute: number, phase: string, sign: string, degree: number, eclipse: string | null][];
  /** By the first day, both days included. */
  retrogrades: [planet: string, first: string, last: string, sign: string][];
  /** app/content/planet-signs.ts explains the numbers. */
  stays: Record<string, number[]>;
};

export function answerFile(): AnswerFile {
  const { notes, today, ...words } = answerList;
  const foldAll = (asked: string[][][]) => asked.map((parts) => parts.map((all) => all.map(fold)));
  return {
    ...words,
    aside: words.aside.map(fold),
    today: { ...today, asked: foldAll(today.asked) },
    notes: notes
      .filter(({ promotion }) => site.promotion || !promotion)
      .map(filled)
      .map(({ asked, only, but, ...note }) => ({
        ...note,
        asked: foldAll(asked),
        ...(only && { only: only.map(fold) }),
        but: but.map(fold),
      })),
    signDates: {
      ...words.signDates,
      ranges: signNames.map((sign) => {
        const { date } = allSigns.find(({ name }) => name === sign)!;
        return date.replaceAll("\u00a0", " ");
      }),
    },
    moons: moonCalendar.events.map(({ date, time, phase, sign, degree, eclipse }) => [
      istanbulInstant({ day: date, time }).getTime() / 60_000,
      phase,
      sign,
      degree,
      eclipse,
    ]),
    retrogrades: retrogrades(),
    stays: signCalendar,
  };
}

/** With what the academy says of itself. */
function filled(note: Note): Note {
  const { phone, email, course, applicationForm } = site;
  const values = {
    phone,
    email,
    fee: String(course.fee),
    tel: `tel:${phone.replaceAll(" ", "")}`,
    mailto: `mailto:${email}`,
    form: applicationForm,
  };
  const text = (one: string) => interpolate(one, values);
  return {
    ...note,
    title: text(note.title),
    text: text(note.text),
    links: Object.fromEntries(Object.entries(note.links).map((link) => link.map(text))),
  };
}

/** Each once, though a period that spans a new year is in two. */
function retrogrades(): AnswerFile["retrogrades"] {
  const { stated, years } = retrogradeCalendar;
  const all = [...stated, ...years.flatMap(({ cards }) => cards)].flatMap(({ title, periods }) =>
    periods.map(({ start, end }) => [title, start.date, end.date, start.sign] as const),
  );
  const unique = new Map(all.map((one) => [`${one[0]} ${one[1]}`, [...one]] as const));
  return [...unique.values()].sort((a, b) => (a[1]! < b[1]! ? -1 : 1)) as AnswerFile["retrogrades"];
}
