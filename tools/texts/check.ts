import { missingApostrophes } from "./apostrophes.ts";
import { repeatedCelebrities } from "./celebrities.ts";
import type { Finding } from "./finding.ts";
import type { Fragment } from "./fragments.ts";
import { nearDuplicates } from "./near-duplicates.ts";
import { pairFinding } from "./pair.ts";
import { repeatedLabels } from "./repeated-labels.ts";
import { repeatedSentences, sharedRuns } from "./repetition.ts";
import { textsOf } from "./texts.ts";
import { typographyFindings } from "./typography.ts";

/** Everything that an editor would send back and no schema sees, in the order of the files. */
export function checkFragments(fragments: Fragment[]): Finding[] {
  const texts = textsOf(fragments);
  const findings = [
    ...repeatedSentences(texts),
    ...[...nearDuplicates(texts), ...repeatedLabels(texts)].map(pairFinding),
    ...sharedRuns(texts),
    ...repeatedCelebrities(fragments),
    ...fragments.flatMap(typographyFindings),
    ...fragments.flatMap(missingApostrophes),
  ];
  return findings.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
