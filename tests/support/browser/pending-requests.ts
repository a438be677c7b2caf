import { expect, type Page, type Request } from "@playwright/test";

/** From now on counts what the page asks for; what it answers with waits until nothing is on its way any more. */
export function trackRequests(page: Page): () => Promise<void> {
  const asked = new Set<Request>();
  // A stream of events has no end.
  const ask = (request: Request) => request.resourceType() !== "eventsource" && asked.add(request);
  const answer = (request: Request) => asked.delete(request);
  page.on("request", ask).on("requestfinished", answer).on("requestfailed", answer);
  // What one answer leads to is asked for when that has been drawn.
  const onTheirWay = async () => {
    await drawn(page);
    return asked.size;
  };
  return async () => {
    await expect.poll(onTheirWay, "questions without an answer").toBe(0);
    page.off("request", ask).off("requestfinished", answer).off("requestfailed", answer);
  };
}

/** Until what was last changed has been drawn: the next frame begins with it, the one after comes when it is done. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
  );
}
