import { z } from "zod";
import { line } from "./text.ts";
import { chartIds } from "./zodiac.ts";

const chartWheel = z.strictObject({
  chart: z.enum(chartIds),
  moment: line,
  place: line,
  /** From the centre outwards. */
  rings: z.array(line).min(3),
});

/** The captions of the wheels, written by the generator that draws them. */
export const chartWheelsSchema = z.strictObject({
  wheels: z.array(chartWheel).length(chartIds.length),
});
export type ChartWheel = z.infer<typeof chartWheel>;
