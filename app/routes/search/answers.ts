import { fold } from "../../../booking/fold-letters.ts";
import { addDays, dayInWords, dayWithWeekday } from "../../../booking/istanbul-time.ts";
import { turkishDay, turkishOffset } from "../../../booking/turkish-day.ts";
import { monthNames } from "../../content/sign-dates.ts";
import { slugOf } from "../../content/slug.ts";
import { type PlanetName, planetNames, type SignName, signNames } from "../../content/zodiac.ts";
import { interpolate } from "../../interpolate.ts";
import { untilText } from "../../sky/turkish-time.ts";
import type { AnswerFile } from "./answer-file.ts";
import { birthDateIn, isBornWithin } from "./birth-dates.ts";
import { nearWords, type Wanted } from "./find.ts";
import { corrected, matchesOf } from "./matches.ts";
import type { SearchIndex } from "./search-index.ts";
import { isNamed, termsIn } from "./terms.ts";
import { wordsOf } from "./words.ts";

/** What is said above the results. */
export type Card = {
  icon: string;
  about: string;
  title: string;
  lines: string[];
  links: { name: string; path: string }[];
};

/** The card, and what becomes of the results. */
export type Answer = Wanted & {
  card: Card;
  /** What was asked for is not there: the results are the nearest that is. */
  near?: true;
  /** Looked for instead of the query. */
  search?: string;
  /** How the passage begins that says the same. */
  passage?: string;
};

type Asked = {
  index: SearchIndex;
  answers: AnswerFile;
  query: string;
  /** Its words, folded. */
  words: string[];
  /** Without those that every question has. */
  about: string[];
  now: number;
};

/** What the site knows, or knows that it does not have. */
export function answerTo(
  { index, answers }: Pick<Asked, "index" | "answers">,
  query: string,
  now: Date,
): Answer | undefined {
  const words = wordsOf(query).map(({ folded }) => folded);
  const about = words.filter((word) => !index.vocabulary.filler.includes(word));
  const asked = { index, answers, query, words, about, now: now.getTime() };
  for (const kind of [signDates, birthday, today, retrograde, moon]) {
    const answer = kind(asked);
    if (answer) return { ...answer, whole: true };
  }
  return note(asked) ?? unknownBirth(asked);
}

const burc = ["burc"];
const isBurc = (word: string) => isNamed(word, burc);
const foldedSigns = signNames.map(fold);
const foldedPlanets = planetNames.map(fold);
const signIn = (word: string) => foldedSigns.findIndex((sign) => isNamed(word, [sign]));
const planetIn = (word: string) => foldedPlanets.findIndex((planet) => isNamed(word, [planet]));
const signTitle = (sign: string) => `${sign} Burcu: Temel Özellikler`;

/** The link to a text of the site, or to what is none: a telephone number, a form. */
function linkTo({ entries }: SearchIndex, name: string, title: string): Card["links"] {
  const path = /^(tel|mailto|https?):/.test(title)
    ? title
    : entries.find((entry) => entry.title === title)?.path;
  return path ? [{ name, path }] : [];
}

/** "23 Eylül - 22 Ekim" with the dash that stands between days. */
const withDash = (range: string) => range.replace(" - ", " – ");

const ofDates = /^(tarih|araligi?$|gunleri|aylar|zaman$)/;
const besideDates = /^(tarih|aralig|gun|ay$|aylar|dogum|dogan|basl|bit|aras)/;

/** "terazi burcu tarihleri" */
function signDates({ index, answers, words, about }: Asked): Answer | undefined {
  const asksWhen = words.some((word) => ofDates.test(word)) || words.join(" ").includes("hangi ay");
  const rest = about.filter((word) => !isBurc(word) && !besideDates.test(word));
  const place = signIn(rest[0] ?? "");
  if (!asksWhen || rest.length !== 1 || place < 0) return undefined;
  const sign = signNames[place]!;
  const { about: label, title, ranges } = answers.signDates;
  const { border, guide, calculate } = answers.birthday;
  return {
    card: {
      icon: slugOf(sign),
      about: interpolate(label, { sign }),
      title: interpolate(title, { range: withDash(ranges[place]!) }),
      lines: [border],
      links: [
        ...linkTo(index, interpolate(guide, { sign }), signTitle(sign)),
        ...linkTo(index, calculate, calculate),
      ],
    },
    first: [signTitle(sign)],
  };
}

/** "22 kasım", "mart ayında doğanlar" */
function birthday({ index, answers, query }: Asked): Answer | undefined {
  const born = birthDateIn(query, index.vocabulary);
  if (!born) return undefined;
  const { date, missing } = born;
  const words = answers.birthday;
  const { ranges } = answers.signDates;
  const endsIn = (sign: SignName) => ranges[signNames.indexOf(sign)]!.endsWith(date);
  // Of the two signs of a month the one that ends in it comes first.
  const signs = signNames
    .filter((_, place) => isBornWithin(date, ranges[place]!))
    .sort((a, b) => Number(endsIn(b)) - Number(endsIn(a)));
  const rangeOf = (sign: SignName) => withDash(ranges[signNames.indexOf(sign)]!);
  const lines = signs.map((sign) => interpolate(words.range, { sign, range: rangeOf(sign) }));
  return {
    card: {
      icon: slugOf(signs[0]!),
      about: interpolate(words.about, { date }),
      title: interpolate(words.title, { signs: signs.join(` ${words.or} `) }),
      lines: [
        ...(missing ? [interpolate(words.missing, { date: missing })] : []),
        ...(signs.length > 1 ? lines : lines.map((line) => line.replace(/^.*?: /, ""))),
        ...(isNearBorder(date, ranges) ? [words.border] : []),
      ],
      links: [
        ...signs.flatMap((sign) =>
          linkTo(index, interpolate(words.guide, { sign }), signTitle(sign)),
        ),
        ...linkTo(index, words.calculate, words.calculate),
      ],
    },
    first: signs.map(signTitle),
  };
}

/** Whether the day before or after is of another sign. */
function isNearBorder(date: string, ranges: string[]): boolean {
  const [, day, month] = /^(\d+) (.+)$/.exec(date) ?? [];
  if (!day) return false;
  const number = String(monthNames.indexOf(month!) + 1).padStart(2, "0");
  const signs = [-1, 0, 1].map((step) => {
    const near = addDays(`2024-${number}-${day.padStart(2, "0")}`, step);
    const name = `${Number(near.slice(8))} ${monthNames[Number(near.slice(5, 7)) - 1]}`;
    return ranges.findIndex((range) => isBornWithin(name, range));
  });
  return new Set(signs).size > 1;
}

const nowWords = ["bugun", "simdi", "suan", "suanda", "bugunku"];

/** "bugün ay hangi burçta", "merkür nerede şimdi", "bugün gökyüzü" */
function today(asked: Asked): Answer | undefined {
  const { answers, words, now } = asked;
  const text = words.join(" ").replace(/\bsu an(da|ki)?\b/, "simdi");
  const isNow = text.split(" ").some((word) => isNamed(word, nowWords));
  const inSign = /\bhangi burc(ta|unda|tayiz|dayiz)\b/.test(text);
  const { filler } = asked.index.vocabulary;
  const rest = text
    .split(" ")
    .filter((word) => !filler.includes(word) && !isNamed(word, nowWords) && !isBurc(word))
    .filter((word) => !/^(burctayiz|transit|gezegen|konum)/.test(word));
  if (meets(answers.today.asked, text.split(" "), now)) return position(asked, "Ay");
  if (!isNow && !inSign) return undefined;
  // "bugün hangi burç": the Sun's.
  if (rest.length === 0 && /\bburc/.test(text)) return position(asked, "Güneş");
  const planet = planetNames[planetIn(rest[0] ?? "")];
  return rest.length === 1 && planet ? position(asked, planet) : undefined;
}

function position({ index, answers, now }: Asked, planet: string): Answer | undefined {
  const words = answers.today;
  const stay = stayAt(answers.stays[slugOf(planet)]!, now);
  if (!stay) return undefined;
  const { until, next } = stay;
  const sign = signNames[stay.sign]!;
  const backwards = retrogradesAt(answers, turkishDay(now)).map(([name]) => name);
  const isMoon = planet === "Ay";
  const lines = [
    // The Moon's hour counts; the others stay for weeks or years.
    until &&
      interpolate(isMoon ? words.moonUntil : words.until, {
        until: capital(untilText(until, now)),
        next: signNames[next]!,
        day: dayInWords(turkishDay(until)),
      }),
    isMoon && moonsNow(answers, now),
    isMoon &&
      backwards.length > 0 &&
      interpolate(words.retrograde, { planets: backwards.join(", ") }),
    backwards.includes(planet) && interpolate(answers.retrograde.yes, { planet }),
  ];
  return {
    card: {
      icon: slugOf(planet),
      about: interpolate(words.about, { today: dayWithWeekday(turkishDay(now)) }),
      title: interpolate(words.title, { planet, sign }),
      lines: lines.filter((line) => typeof line === "string"),
      links: [
        ...linkTo(index, words.meaning, `${planet} ${sign} Burcunda`),
        ...linkTo(index, words.sky, "Anasayfa"),
      ],
    },
    first: [isMoon ? "Anasayfa" : planet],
  };
}

/** In which sign a planet is, until when, and which comes next. */
function stayAt([first, start, ...stays]: number[], now: number) {
  let sign = first!;
  let until = start! * 60_000;
  if (now < until) return undefined;
  for (const [place, stay] of stays.entries()) {
    until += Math.abs(stay) * 60_000;
    const next = sign + Math.sign(stay);
    const isLast = place === stays.length - 1;
    if (now < until) return { sign: sign % 12, next: next % 12, until: isLast ? undefined : until };
    sign = next;
  }
  return undefined;
}

/** "Büyüyen Ay; sıradaki dolunay: 24 Kasım 2026" */
function moonsNow({ moons, today: words }: AnswerFile, now: number): string | undefined {
  const next = moons.find(([minute]) => minute * 60_000 > now);
  if (!next) return undefined;
  const [minute, phase] = next;
  return interpolate(words.moons, {
    phase: phase === "Dolunay" ? words.waxing : words.waning,
    event: small(phase),
    day: dayInWords(turkishDay(minute * 60_000)),
  });
}

/** "bitti", "saat": what is asked of an event, and no word of its name. */
const withoutVerbs = ({ aside }: AnswerFile, query: string) =>
  wordsOf(query)
    .filter(({ folded }) => !isOneOf(folded, aside))
    .map(({ start, end }) => query.slice(start, end))
    .join(" ");

const asksMeaning = (words: string[]) =>
  words.some((word) => /^(nedir|demek|anlam\w*)$/.test(word));

const asksWhen = ({ vocabulary }: SearchIndex, words: string[]) =>
  words.some((word) => isNamed(word, vocabulary.when));

/** "merkür retrosu ne zaman", "merkur geri gidiyor mu", "hangi gezegenler retroda" */
function retrograde({ index, answers, query, words: typed, now }: Asked): Answer | undefined {
  const search = withoutVerbs(answers, query);
  const terms = nearWords(index, search);
  const isRetrograde = (term: Set<string>) => term.has("retro");
  if (!terms.some(isRetrograde) || asksMeaning(typed)) return undefined;
  const others = terms.filter((term) => !isRetrograde(term) && !term.has("gezegen"));
  const asked = answers.retrogrades.filter(([planet, first, , sign]) => {
    const own = fold(`${planet} ${first.slice(0, 4)} ${sign}`).split(" ");
    return others.every((term) => own.some((word) => term.has(word)));
  });
  const planets = new Set(asked.map(([name]) => name));
  if (planets.size === 0) return undefined;
  const words = answers.retrograde;
  const day = turkishDay(now);
  const datesOf = "Gezegen Retro Tarihleri";
  const about = planets.size === 1 ? retrogradeOf : retrogradesOfAll;
  const { guide, shown, ...card } = about(answers, asked, day);
  const [name, title] = guide;
  return {
    card: {
      ...card,
      links: [...linkTo(index, name, title), ...linkTo(index, words.dates, datesOf)],
    },
    search,
    first: asksWhen(index, typed) ? [datesOf] : [title, datesOf],
    ...(shown && { passage: `${shown[0]} retrosu ${rangeOf(shown).replace(/\s?–\s?/, "-")}` }),
  };
}

type Periods = AnswerFile["retrogrades"];

/** Of one planet: its state of today, and when it turns back next. */
function retrogradeOf({ retrogrades, retrograde: words }: AnswerFile, asked: Periods, day: string) {
  const planet = asked[0]![0];
  const own = retrogrades.filter(([name]) => name === planet);
  const begun = own.find(([, first, last]) => first <= day && day <= last);
  const isOver = asked.every(([, , last]) => last < day);
  // Of a year that is over, the next is told all the same.
  const [next, after] = (isOver ? own : asked).filter(([, first]) => first > day);
  const line = (text: string, period: Periods[number] | undefined) =>
    period ? [interpolate(text, { range: rangeOf(period), day: dayInWords(period[2]) })] : [];
  return {
    icon: slugOf(planet),
    about: interpolate(words.about, { planet }),
    title: interpolate(begun ? words.yes : words.no, { planet }),
    lines: [
      ...(isOver ? line(words.past, asked.at(-1)) : []),
      ...line(words.until, begun),
      ...line(words.coming, next),
      ...(begun || isOver ? [] : line(words.after, after)),
    ],
    guide: [interpolate(words.guide, { planet }), `${planet} retrosu`] as const,
    shown: begun ?? next,
  };
}

function retrogradesOfAll({ retrograde: words }: AnswerFile, asked: Periods, day: string) {
  const begun = inOrder(asked.filter(([, first, last]) => first <= day && day <= last));
  const next = asked.find(([, first]) => first > day);
  const told = (text: string) => (period: Periods[number]) =>
    interpolate(text, { planet: period[0], range: rangeOf(period) });
  return {
    icon: slugOf(begun[0]?.[0] ?? "Merkür"),
    about: words.all,
    title: begun.map(([planet]) => planet).join(", ") || words.none,
    lines: [...begun.map(told(words.each)), ...(next ? [told(words.next)(next)] : [])],
    guide: ["Gezegen Retroları", "Gezegen Retroları"] as const,
    shown: begun[0] ?? next,
  };
}

const retrogradesAt = ({ retrogrades }: AnswerFile, day: string) =>
  inOrder(retrogrades.filter(([, first, last]) => first <= day && day <= last));

/** Not by time, but as the planets are named. */
const inOrder = (periods: Periods) =>
  periods.toSorted(
    ([a], [b]) => planetNames.indexOf(a as PlanetName) - planetNames.indexOf(b as PlanetName),
  );

/** "9 Şubat – 3 Mart 2027"; the month and the year once where they are the same. */
function rangeOf([, first, last]: Periods[number]): string {
  if (first.slice(0, 7) === last.slice(0, 7))
    return `${Number(first.slice(8))}\u2009–\u2009${dayInWords(last)}`;
  const from = dayInWords(first);
  const isSameYear = first.slice(0, 4) === last.slice(0, 4);
  return `${isSameYear ? from.replace(/ \d{4}$/, "") : from} – ${dayInWords(last)}`;
}

/** "dolunay ne zaman", "güneş tutulması ağustos" */
function moon({ index, answers, query, words: typed, now }: Asked): Answer | undefined {
  const search = withoutVerbs(answers, query);
  const terms = nearWords(index, search);
  const isNamed = ["dolunay", "yeni", "tutulmasi"].some((name) =>
    terms.some((term) => term.has(name)),
  );
  if (!isNamed || asksMeaning(typed)) return undefined;
  const has = (text: string) => (term: Set<string>) =>
    fold(text)
      .split(" ")
      .some((word) => term.has(word));
  const events = answers.moons.flatMap(([minute, phase, sign, degree, eclipse]) => {
    const at = minute * 60_000;
    const names = eclipse ? [phase, eclipse] : [phase];
    return names.map((event) => ({ at, event, sign, degree, eclipse }));
  });
  const asked = events.filter(({ at, event, sign }) =>
    terms.every(has(`${event} ${sign} ${dayInWords(turkishDay(at))}`)),
  );
  const isComing = ({ at }: { at: number }) => at + 60_000 > now;
  const shown = asked.find(isComing) ?? asked.at(-1);
  if (!shown) return undefined;
  const { at, event, sign, degree, eclipse } = shown;
  // "tam Güneş tutulması": the next may be partial.
  const kind = /(Güneş|Ay) tutulması$/.exec(event)?.[0] ?? event;
  const coming = isComing(shown) ? asked : events.filter((one) => one.event.endsWith(kind));
  const next = coming.find((one) => one.at > at && isComing(one));
  const words = answers.moon;
  const day = turkishDay(at);
  const year = day.slice(0, 4);
  const time = new Date(at + turkishOffset).toISOString().slice(11, 16).replace(":", ".");
  const asksMore = asksWhen(index, typed) || !terms.every(has(event));
  return {
    card: {
      icon: "ay",
      about: interpolate(isComing(shown) ? words.coming : words.past, {
        event: kind === event ? small(kind) : kind,
      }),
      title: dayWithWeekday(day),
      lines: [
        interpolate(eclipse ? words.eclipse : words.hour, {
          time,
          place: `${sign} ${degree}°`,
          eclipse: capital(eclipse ?? ""),
        }),
        ...(next
          ? [
              interpolate(isComing(shown) ? words.after : words.next, {
                day: dayWithWeekday(turkishDay(next.at)),
              }),
            ]
          : []),
      ],
      links: linkTo(index, interpolate(words.calendar, { year }), `Ay Takvimi ${year}`),
    },
    search,
    passage: dayInWords(day),
    ...(asksMore && { first: [`Ay Takvimi ${year}`] }),
  };
}

/** What the site says, or has not: content/search-answers.yaml. */
function note({ index, answers, words, about, now }: Asked): Answer | undefined {
  const named = answers.notes.find((one) => {
    if (!meets(one.asked, words, now) || words.some((word) => isOneOf(word, one.but))) return false;
    if (!one.only) return true;
    const allowed = [...one.only, ...one.asked.flat(2).flatMap((phrase) => phrase.split(" "))];
    return about.every(
      (word) =>
        isOneOf(word, allowed) ||
        isBurc(word) ||
        (one.search && (signIn(word) >= 0 || isYear(word, now))),
    );
  });
  if (!named) return undefined;
  const { icon, about: label, title, text, links, first, nearest, search } = named;
  const signs = words.map(signIn).filter((place) => place >= 0);
  const asSigns = signs.map((place) => signNames[place]!);
  const signLinks = asSigns.flatMap((sign) =>
    linkTo(index, interpolate(answers.birthday.guide, { sign }), signTitle(sign)),
  );
  return {
    card: {
      icon: search && asSigns[0] ? slugOf(asSigns[0]) : icon,
      about: label,
      title,
      lines: [text],
      links: [
        ...(search ? signLinks : []),
        ...Object.entries(links).flatMap(([name, to]) => linkTo(index, name, to)),
      ],
    },
    first: search
      ? asSigns.length > 0
        ? asSigns.map(signTitle)
        : ["Burçlar, Özellikleri ve Tarihleri"]
      : first,
    ...(nearest.length > 0 && { nearest, near: true }),
    ...(search && {
      search: asSigns.length > 0 ? `${asSigns.join(" ")} burcu` : search,
      near: true,
    }),
  };
}

const isYear = (word: string, now: number) =>
  /^20\d\d$/.test(word) && Math.abs(Number(word) - Number(turkishDay(now).slice(0, 4))) < 5;

/** Whether a word is one of these in any form; "öğren-" is every word that begins so. */
const isOneOf = (word: string | undefined, names: string[]) =>
  isNamed(word, names) ||
  names.some((name) => name.endsWith("-") && word?.startsWith(name.slice(0, -1)));

/** Whether every part of one of the alternatives is asked, by one of its words or phrases. */
function meets(alternatives: string[][][], words: string[], now: number): boolean {
  const isAsked = (phrase: string) => {
    if (phrase === "{burc}") return words.some((word) => signIn(word) >= 0);
    if (phrase === "{yil}") return words.some((word) => isYear(word, now));
    const parts = phrase.split(" ");
    return words.some((_, at) => parts.every((part, ahead) => isOneOf(words[at + ahead], [part])));
  };
  return alternatives.some((parts) => parts.every((phrases) => phrases.some(isAsked)));
}

/** "Atatürk burcu": a name that no text has. */
function unknownBirth({ index, answers, query, words, about }: Asked): Answer | undefined {
  if (!words.some((word) => /^burc(u|umu)?$/.test(word))) return undefined;
  const rest = about.filter((word) => !isBurc(word));
  const isUnknown = (word: string) => {
    const [term] = termsIn(word, index.vocabulary, index.explained);
    return matchesOf(index, term!.word).size === 0 && corrected(index, term!)[0] === term;
  };
  if (!rest.some(isUnknown) || rest.some((word) => signIn(word) >= 0)) return undefined;
  const name = wordsOf(query)
    .filter(({ folded }) => rest.includes(folded))
    .map(({ start, end }) => query.slice(start, end))
    .join(" ");
  const { about: label, title, text, nearest } = answers.unknown;
  return {
    card: {
      icon: "star",
      about: label,
      title: interpolate(title, { name }),
      lines: [text],
      links: [],
    },
    nearest,
    near: true,
  };
}

const small = (text: string) => text.toLocaleLowerCase("tr");
const capital = (text: string) => text.charAt(0).toLocaleUpperCase("tr") + text.slice(1);
