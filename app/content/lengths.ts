import type { z } from "zod";
import { countWords } from "./text.ts";

/**
 * The fewest words of a text of each kind. Most need about a third more.
 */
export const leastWords = {
  article: 330,
  leadArticle: 700,
  chart: 420,
  consultation: 80,
  element: 150,
  moonPhase: 50,
  about: 400,
  placement: 130,
  briefPlacement: 100,
  term: 25,
  house: 110,
  greatAspect: 90,
  smallAspect: 38,
  retrograde: 100,
  retrogradeIntro: 90,
  pair: 90,
};

/** Adds a problem to a document whose text is too short. */
export function checkLength(
  ctx: z.core.$RefinementCtx,
  path: string[],
  text: string,
  least: number,
): void {
  const words = countWords(text);
  if (words >= least) return;
  const message = `at least ${least} words, found ${words}`;
  ctx.addIssue({ code: "custom", path, message });
}
