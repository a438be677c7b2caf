export {};

/** The only script of a wheel in the whole window: shown in another size, it keeps in the middle what was there. */
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
