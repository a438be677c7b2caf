const conjunction = / (?:ve|veya|ya da) /u;
const connective = /^(?:yani|çünkü|ama|ancak|oysa|fakat|üstelik|hatta|yoksa|bu yüzden)(?!\p{L})/iu;
const verb = /(?:[ıiuüae]r|m[ae]z|s[ıiuü]n[ıiuü]z|yor|[ae]c[ae]k)$/u;
/** Past these a part is a sentence of its own that only happens to follow a comma. */
const longest = { noun: 3, clause: 6 };

/** Three-part series, of nouns or of clauses: "A, B ve C", "A, B, C". Four or more enumerate. */
export function seriesIn(text: string): string[] {
  return text
    .split(/[.;:!?…–]/)
    .map((clause) => clause.trim())
    .filter((clause) => {
      const parts = clause.split(", ");
      return endsWithAnd(parts) || isPlain(parts);
    });
}

function endsWithAnd(parts: string[]): boolean {
  const last = parts.at(-1)!;
  const [second = "", third] = last.split(conjunction, 2);
  const first = parts.at(-2);
  const before = parts.at(-3);
  if (!first || !third || connective.test(second)) return false;
  const fourth = before && count(first) <= longest.noun && isVerb(before) === isVerb(first);
  const most = isVerb(second) ? longest.clause : longest.noun;
  return !fourth && isVerb(first) === isVerb(second) && count(second) <= most;
}

function isPlain(parts: string[]): boolean {
  const [first = "", second = "", third = ""] = parts;
  if (parts.length !== 3 || connective.test(second) || connective.test(third)) return false;
  if (isVerb(first)) return isVerb(second) && isVerb(third);
  const fourth = conjunction.test(third) && count(third.split(conjunction)[0]!) <= longest.noun;
  return !fourth && !isVerb(second) && count(second) <= longest.noun;
}

const isVerb = (part: string) => verb.test(part.replace(/[“”]/g, ""));
const count = (part: string) => part.split(" ").length;
