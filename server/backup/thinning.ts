const day = 86_400_000;

/** Keeps all of the last week, one a week for five weeks, and one a month for half a year. */
const steps = [
  { until: 7 * day, oneEach: 0 },
  { until: 35 * day, oneEach: 7 * day },
  { until: 183 * day, oneEach: 30.5 * day },
];

/** Which backups are to be deleted. The newest always stays. */
export function toRemove(moments: Date[], now: Date): Date[] {
  const newestFirst = [...moments].sort((one, other) => other.getTime() - one.getTime());
  const kept = new Set<string>();
  return newestFirst.filter((moment, index) => {
    const age = now.getTime() - moment.getTime();
    const step = steps.find(({ until }) => age < until);
    if (index === 0 || step?.oneEach === 0) return false;
    if (!step) return true;
    // Spans are counted from a fixed day, so that what is kept today is kept tomorrow too.
    const span = `${step.oneEach} ${Math.floor(moment.getTime() / step.oneEach)}`;
    if (kept.has(span)) return true;
    kept.add(span);
    return false;
  });
}
