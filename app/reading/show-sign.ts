/**
 * Shows in which sign the planet of the page is now, as a link to the entry of that sign. app/content/planet-signs.ts
 * explains the numbers; at a time outside of them nothing is shown.
 */
export function showSign(): void {
  const link = document.querySelector<HTMLAnchorElement>("[data-signs]");
  if (!link) return;
  let [sign, left, ...stays] = link.dataset.signs!.split(" ").map(Number) as [
    number,
    number,
    ...number[],
  ];
  left -= Date.now() / 60_000;
  for (const stay of stays) {
    if (left > 0) return;
    left += Math.abs(stay);
    if (left > 0) {
      const title = document.querySelectorAll("summary")[sign % 12]!;
      link.textContent = title.textContent;
      link.href = `#${title.nextElementSibling!.id}`;
    }
    sign += Math.sign(stay);
  }
}
