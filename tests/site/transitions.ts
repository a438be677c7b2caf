import type { Page } from "@playwright/test";

/** Notes of every page that comes whether it comes by a transition, and which parts of it move. */
export async function watchTransitions(page: Page) {
  await page.addInitScript(() => {
    addEventListener("pagereveal", async (event) => {
      const { viewTransition } = event as Event & { viewTransition: ViewTransition | null };
      await viewTransition?.ready;
      const moving = document
        .getAnimations()
        .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? "")
        .filter((part) => part.startsWith("::view-transition"));
      Object.assign(window, { moving });
    });
  });
}

export const moving = async (page: Page) => {
  const parts = await page.waitForFunction(
    () => (window as unknown as { moving?: string[] }).moving,
  );
  return parts.jsonValue();
};
