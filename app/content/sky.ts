import { z } from "zod";
import { line } from "./text.ts";
import { planetNames, signNames } from "./zodiac.ts";

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const place = {
  sign: z.enum(signNames),
  degree: z.int().min(0).max(29),
  minute: z.int().min(0).max(59),
};

const moonEvent = z.strictObject({
  date: day,
  time: z.string().regex(/^\d{2}:\d{2}$/),
  phase: z.enum(["Yeni Ay", "Dolunay"]),
  ...place,
  eclipse: line.nullable(),
});

export const moonCalendarSchema = z.strictObject({ events: z.array(moonEvent) });
export type MoonEvent = z.infer<typeof moonEvent>;

const station = z.strictObject({ date: day, ...place });
const retrogradeCard = z.strictObject({
  title: z.enum(planetNames),
  periods: z
    .array(
      z.strictObject({
        range: line,
        description: line,
        start: station,
        end: station,
        /** The computed day, if the stated range differs. */
        computed: line.optional(),
      }),
    )
    .min(1),
});

export const retrogradeSchema = z.strictObject({
  stated: z.array(retrogradeCard).length(6),
  years: z.array(z.strictObject({ year: z.int(), cards: z.array(retrogradeCard).min(5) })),
});
export type RetrogradeCard = z.infer<typeof retrogradeCard>;
