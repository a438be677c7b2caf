import { enterDialog, leaveDialog, watchBack } from "../../components/dialog-entry.ts";
import { showTodaySky } from "../../components/show-today-sky.ts";
import { closePopoversOnLeaving } from "../../reading/close-popovers.ts";
import { runInTasks } from "../../run-in-tasks.ts";
import { openMoonCalendar } from "./open-moon-calendar.ts";
import { runSlider } from "./run-slider.ts";
import { showNotification } from "./show-notification.ts";
import { turnMoon } from "./turn-moon.ts";

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** The script of the home page. */
async function start() {
  await runInTasks(closePopoversOnLeaving, openStatusDialog, startSlides, startSky, startCalendar);
  // early-presses.js presses again what was pressed before.
  dispatchEvent(new Event("hydrated"));
}

/** content/site.yaml can leave out both. */
function startSlides() {
  const [slider, notification] = [find("#slider"), find(".notification")];
  const showSlide = slider && runSlider(slider);
  // It is about the article of the second slide.
  if (notification) showNotification(notification, () => showSlide?.(1));
}

let markComing: ((now: number) => void) | undefined;

function startSky() {
  const markPhase = turnMoon();
  showTodaySky((now, row) => {
    markComing?.(now);
    if (!row) return;
    const [, , phase, lit, sign, until] = row;
    markPhase(phase!);
    find(".hero-moon")!.textContent = `Ay ${sign}, ${until}`;
    find(".moon-now")!.textContent = `Ay şimdi ${sign}, ${until}. ${phase}, ${lit}.`;
  });
}

function startCalendar() {
  markComing = openMoonCalendar();
  markComing(Date.now());
}

/** The dialog is the only part that needs React, which is loaded when the button is about to be pressed. Back closes it. */
function openStatusDialog() {
  const button = find("[data-failure]")!;
  const load = () => import("./status-island.tsx");
  const loadEarly = () => load().catch(() => {});
  button.addEventListener("pointerenter", loadEarly);
  button.addEventListener("focus", loadEarly);
  button.addEventListener("click", async () => {
    if (button.ariaBusy) return;
    button.ariaBusy = "true";
    const failure = button.nextElementSibling!;
    failure.textContent = "";
    try {
      const { mountStatusDialog } = await load();
      const close = () => {
        leaveDialog();
        unmount();
      };
      const unmount = mountStatusDialog(close);
      enterDialog(close);
    } catch {
      failure.textContent = button.dataset.failure!;
    }
    button.ariaBusy = null;
  });
  watchBack();
}

// In development React hydrates every page first.
if (import.meta.env.DEV) addEventListener("hydrated", start, { once: true });
else start();
