/** Whether the browser loaded this page for Back or Forward: then it finds the place that was left by itself. */
export function isWayBack(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return (navigation as PerformanceNavigationTiming | undefined)?.type === "back_forward";
}
