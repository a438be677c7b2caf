import { onTestFinished } from "vitest";
import type { PanelEvent } from "../../contract/panel/calls.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import type { Colleague } from "./panel.ts";
import type { Service } from "./service.ts";

/** Listens as an open panel does. */
export async function listen({ url }: Service, { cookie }: Colleague) {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const answer = await fetch(url + panelPaths.events, { headers: { cookie }, signal: stop.signal });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let heard = "";
  return {
    answer,
    /** The next event, or undefined where the server has ended the connection. */
    async next(): Promise<PanelEvent | undefined> {
      for (;;) {
        const event = /^data: (.*)\n\n/m.exec(heard);
        if (event) {
          heard = heard.slice(event.index + event[0].length);
          return JSON.parse(event[1]!);
        }
        const { value, done } = await reader.read();
        if (done) return undefined;
        heard += value;
      }
    },
  };
}
