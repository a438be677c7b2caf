import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { dismiss, newRunFolder, supervise } from "../../support/supervised.ts";
import { type BidiEvent, connect } from "./bidi.ts";
import { type Browser, height, type RawTab, type TabOptions, zone } from "./browser.ts";

const preferences = {
  "intl.accept_languages": "tr-TR,tr",
  // Nothing of its own: no first page, no updates, no questions to Mozilla.
  "browser.startup.page": 0,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "app.normandy.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,",
};

/** Firefox itself speaks WebDriver BiDi: no driver stands between. */
export async function startFirefox(program: string, withScript = true): Promise<Browser> {
  const folder = newRunFolder();
  const all = { ...preferences, "javascript.enabled": withScript };
  const lines = Object.entries(all).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(folder, "user.js"), lines.join("\n"));
  const options = ["--headless", "--no-remote", "--remote-debugging-port", "0"];
  const args = [zone, `HOME=${folder}`, program, ...options, "--profile", folder];
  const firefox = supervise({ folder, command: "env", args }, "pipe");
  firefox.stdout?.resume();
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    firefox.stderr?.on("data", (text) => {
      said += text;
      const [, found] = /BiDi listening on (ws:\S+)/.exec(said) ?? [];
      if (found) resolve(found);
    });
    firefox.once("exit", () => reject(new Error(`Firefox did not start: ${said}`)));
  });
  const bidi = await connect(`${address}/session`);
  await bidi.send("session.new", { capabilities: {} });
  await bidi.send("session.subscribe", { events: ["log.entryAdded"] });

  const close = async () => {
    bidi.close();
    await dismiss(firefox);
  };

  async function newTab({ width = 1280, withoutScript = false }: TabOptions = {}): Promise<RawTab> {
    if (withoutScript && withScript) return tabOfItsOwn(program, width);
    const { userContext } = await bidi.send("browser.createUserContext");
    const { context } = await bidi.send("browsingContext.create", { type: "tab", userContext });
    await bidi.send("browsingContext.setViewport", { context, viewport: { width, height } });
    const printed = (event: BidiEvent) =>
      event.source.context === context && ["error", "warn"].includes(event.level);
    const from = bidi.events.length;
    return {
      goTo: async (url) => {
        await bidi.send("browsingContext.navigate", { context, url, wait: "complete" });
      },
      evaluate: async (expression) => {
        const { result, exceptionDetails } = await bidi.send("script.evaluate", {
          expression: `JSON.stringify(${expression})`,
          target: { context },
          awaitPromise: false,
        });
        if (exceptionDetails) throw new Error(exceptionDetails.text);
        return JSON.parse(result.value ?? "null");
      },
      perform: async (actions) => {
        await bidi.send("input.performActions", { context, actions });
      },
      trouble: async () =>
        bidi.events
          .slice(from)
          .filter(printed)
          .map(({ text }) => text),
      close: async () => {
        await bidi.send("browser.removeUserContext", { userContext });
      },
    };
  }

  return { newTab, close };
}

/** A setting of the whole browser turns scripts off, so that takes another one. */
async function tabOfItsOwn(program: string, width: number): Promise<RawTab> {
  const browser = await startFirefox(program, false);
  const tab = await browser.newTab({ width, withoutScript: true });
  return { ...tab, close: browser.close };
}
