/** Whether Back or Forward loaded this page: the browser then restores the scroll position by itself. */
export function isBackNavigation(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return (navigation as PerformanceNavigationTiming | undefined)?.type === "back_forward";
}
