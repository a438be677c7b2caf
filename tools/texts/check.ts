import { missingApostrophes } from "./apostrophes.ts";
import { repeatedCelebrities } from "./celebrities.ts";
import type { Finding } from "./finding.ts";
import type { Fragment } from "./fragments.ts";
import { likenessOf } from "./likeness.ts";
import { isShared, moveFinding } from "./moves.ts";
import { pairFinding } from "./pair.ts";
import { repeatedSentences, sharedRuns } from "./repetition.ts";
import { textsOf } from "./texts.ts";
import { typographyFindings } from "./typography.ts";

/** Everything that an editor would send back and no schema sees, in the order of the files. */
export function checkFragments(
  fragments: Fragment[],
  texts = textsOf(fragments),
  { moves, pairs } = likenessOf(texts),
): Finding[] {
  const findings = [
    ...repeatedSentences(texts),
    ...pairs.map(pairFinding),
    ...moves.filter(isShared).map(moveFinding),
    ...sharedRuns(texts),
    ...repeatedCelebrities(fragments),
    ...fragments.flatMap(typographyFindings),
    ...fragments.flatMap(missingApostrophes),
  ];
  return findings.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
