const day = 86_400_000;

/** All of a week; then one of each week for five weeks; then one of each month for half a year. */
const steps = [
  { until: 7 * day, oneEach: 0 },
  { until: 35 * day, oneEach: 7 * day },
  { until: 183 * day, oneEach: 30.5 * day },
];

/** Which of the backups made at those moments are to go. The newest stays, however old it is. */
export function toRemove(moments: Date[], now: Date): Date[] {
  const newestFirst = [...moments].sort((one, other) => other.getTime() - one.getTime());
  const kept = new Set<string>();
  return newestFirst.filter((moment, index) => {
    const age = now.getTime() - moment.getTime();
    const step = steps.find(({ until }) => age < until);
    if (index === 0 || step?.oneEach === 0) return false;
    if (!step) return true;
    // Counted from a fixed day, not from now: what is kept today is kept tomorrow too.
    const span = `${step.oneEach} ${Math.floor(moment.getTime() / step.oneEach)}`;
    if (kept.has(span)) return true;
    kept.add(span);
    return false;
  });
}
