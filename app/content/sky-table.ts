/**
 * content/sky/table.json. Every time is in minutes since 1970. In lists of numbers each is the difference from the one
 * before.
 */
export type SkyTable = {
  /** The time that the table covers. */
  from: number;
  until: number;
  /** When the Moon enters each sign, from Koç on, again and again. */
  ingresses: number[];
  /** How far ahead of the Sun the Moon is at each ingress, in tenths of a degree. */
  elongations: number[];
  /** New moon, first quarter, full moon, last quarter, again and again. */
  quarters: number[];
  /** Index in `quarters`, and the kind of eclipse. */
  eclipses: [quarter: number, name: string][];
  /** When and where (arcminutes of longitude) a retrograde begins and ends. */
  retrogrades: [planet: string, start: number, startsAt: number, end: number, endsAt: number][];
};

const MINUTE = 60_000;

export type Retrograde = {
  planet: string;
  start: number;
  end: number;
  startsAt: number;
  endsAt: number;
};

export type Sky = {
  from: number;
  until: number;
  ingresses: { at: number; elongation: number }[];
  quarters: { at: number; eclipse: string | undefined }[];
  retrogrades: Retrograde[];
};

/** The table with instants in milliseconds and angles in degrees; longitudes stay arcminutes. */
export function readSkyTable(table: SkyTable): Sky {
  const elongations = summed(table.elongations);
  const eclipses = new Map(table.eclipses);
  return {
    from: table.from * MINUTE,
    until: table.until * MINUTE,
    ingresses: summed(table.ingresses).map((minute, index) => ({
      at: minute * MINUTE,
      elongation: elongations[index]! / 10,
    })),
    quarters: summed(table.quarters).map((minute, index) => ({
      at: minute * MINUTE,
      eclipse: eclipses.get(index),
    })),
    retrogrades: table.retrogrades.map(([planet, start, startsAt, end, endsAt]) => ({
      planet,
      start: start * MINUTE,
      startsAt,
      end: end * MINUTE,
      endsAt,
    })),
  };
}

/**
 * The lit part of the Moon's disc in percent, and whether it grows. Interpolated between two ingresses, which is at most a
 * third of a degree off.
 */
export function moonlight({ ingresses }: Sky, now: number): { lit: number; isWaxing: boolean } {
  const index = ingresses.findLastIndex(({ at }) => at <= now);
  const [before, after] = [ingresses[index]!, ingresses[index + 1]!];
  const part = (now - before.at) / (after.at - before.at);
  const elongation = before.elongation + part * (after.elongation - before.elongation);
  return {
    lit: Math.round(50 * (1 - Math.cos((elongation * Math.PI) / 180))),
    isWaxing: elongation % 360 < 180,
  };
}

function summed(steps: number[]): number[] {
  let sum = 0;
  return steps.map((step) => {
    sum += step;
    return sum;
  });
}

/** The years of the tables, in Turkish time. */
export const skyYears = [2025, 2026, 2027, 2028];

/**
 * The day of the last change of the tables in content/sky or of texts made from them. It is the time stamp of the
 * calendars, and the version in the addresses of the months' files.
 */
export const skyVersion = new Date("2026-11-15T00:00:00Z");
