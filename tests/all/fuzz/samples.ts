import { z } from "zod";

type Schema = z.core.$ZodType & { def: z.core.$ZodTypeDef };
type Definition = {
  type: string;
  shape: Record<string, Schema>;
  element: Schema;
  options: Schema[];
  innerType: Schema;
  in: Schema;
  entries: Record<string, unknown>;
  values: unknown[];
};

/** What a right value of a field may be: of these, the first that its schema takes. */
const right: unknown[] = [
  ...["2025-10-01", "21:30", "05321234567", "Ayşe Yılmaz", "mini-ongoru", "Mini Öngörü"],
  ...["2025-10", "2025-10-01T18:00:00.000Z", "Europe/Istanbul", "ece@example.com", "", "a"],
  ...[
    "2025-10-01T18:00:00.000Z_a",
    "0_2025-10-01T18:00:00.000Z_2025-10-01T18:00:00.000Z_2025-10-01T18:00:00.000Z_a",
  ],
  ...[1, 30, 0, true],
];
const rightOf: Record<string, unknown> = {
  ...{
    firmId: "akademi",
    timeSlot: "21:00",
    reason: "Hastalık",
    note: "Not",
    email: "can@example.com",
  },
  ...{ token: "a", password: "uzun ve iyi bir parola", current: "x", next: "lodosta martı sesi" },
  ...{ slug: "mini-ongoru", search: "ayşe", ara: "ayşe", name: "Can Su" },
  ...{ endpoint: "https://example.com/push", p256dh: "A".repeat(87), auth: "A".repeat(22) },
};

/** Values that a schema takes, with all its fields and one for each of its alternatives. */
export function samplesOf(schema: Schema, field = ""): unknown[] {
  const def = schema.def as unknown as Definition;
  const takes = (value: unknown) => z.safeParse(schema, value).success;
  if (def.type === "object") return objectsOf(def.shape);
  if (def.type === "union") return def.options.flatMap((option) => samplesOf(option, field));
  if (def.type === "array") {
    const [one] = samplesOf(def.element, field);
    return [[one], Array(7).fill(one)].filter(takes).slice(0, 1);
  }
  if (def.type === "pipe") return samplesOf(def.in, field);
  if (def.innerType) return samplesOf(def.innerType, field);
  if (def.entries) return Object.values(def.entries).slice(0, 1);
  if (def.values) return def.values.slice(0, 1);
  const found = [rightOf[field], ...right].find(takes);
  if (found === undefined) throw new Error(`No sample is right for the field "${field}".`);
  return [found];
}

function objectsOf(shape: Record<string, Schema>): object[] {
  const fields = Object.entries(shape).map(
    ([name, inner]) => [name, samplesOf(inner, name)] as const,
  );
  const first = Object.fromEntries(fields.map(([name, [value]]) => [name, value]));
  const others = fields.flatMap(([name, [, ...more]]) =>
    more.map((value) => ({ ...first, [name]: value })),
  );
  return [first, ...others];
}

let deep: unknown = [];
for (let level = 0; level < 3000; level++) deep = [deep];

/** Contains what is looked for in the log. */
export const poison = "zehirli";
export const poisonNumber = 4_294_967_297;

/** Of the kind that has brought servers down. */
const hostileValues: unknown[] = [
  ...[null, true, [], [null], deep, { length: { toString: 1 } }],
  ...[-1, 0.1, 2 ** 31 - 2, 2 ** 31 - 1, poisonNumber, 1e308],
  ...[
    "",
    "\0",
    "\ud800",
    "\u202e",
    "__proto__",
    "ş".repeat(3500),
    `${poison}'; drop table slots; --`,
  ],
  ...["0000-01-01", "9999-12-31", "+275760-09-14", "24:00", "NaN"],
];

/** Each sample as it is, and with each of its places, however deep, once replaced by each hostile value. */
export function* hostileTo(schema: Schema): Generator<unknown> {
  for (const sample of samplesOf(schema)) {
    yield sample;
    for (const place of placesIn(sample)) {
      for (const value of hostileValues) {
        const changed = structuredClone(sample) as Holder;
        const holder = place.slice(0, -1).reduce((inner, name) => inner[name] as Holder, changed);
        holder[place.at(-1)!] = value;
        yield changed;
      }
    }
  }
}

type Holder = Record<string, unknown>;

function placesIn(value: unknown, above: string[] = []): string[][] {
  return Object.entries(Object(value)).flatMap(([name, inner]) => [
    [...above, name],
    ...(typeof inner === "object" ? placesIn(inner, [...above, name]) : []),
  ]);
}
