export {};

/** The only script of the full-window wheel: after zooming, the same point is in the middle. */
const sheet = document.querySelector<HTMLElement>(".wheel-sheet")!;
let [across, down] = [0.5, 0.5];
sheet.addEventListener("scroll", () => {
  across = (sheet.scrollLeft + sheet.clientWidth / 2) / sheet.scrollWidth;
  down = (sheet.scrollTop + sheet.clientHeight / 2) / sheet.scrollHeight;
});
addEventListener("change", () => {
  sheet.scrollTo(
    across * sheet.scrollWidth - sheet.clientWidth / 2,
    down * sheet.scrollHeight - sheet.clientHeight / 2,
  );
});
