import { freePort } from "../../support/free-port.ts";
import { dismiss, newRunFolder, supervise } from "../../support/supervised.ts";
import { type Browser, height, type RawTab, type TabOptions, zone } from "./browser.ts";

export type WebKitPrograms = { driver: string; browser: string; screen: string };

/** The driver of WebKitGTK, on a virtual screen, since it has no headless mode. */
export async function startWebKit(programs: WebKitPrograms): Promise<Browser> {
  const screen = supervise(
    {
      folder: newRunFolder(),
      command: programs.screen,
      args: ["-displayfd", "1", "-screen", "0", "1400x1200x24", "-nolisten", "tcp"],
    },
    "pipe",
  );
  screen.stderr?.resume();
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdout?.once("data", (number) => resolve(`:${String(number).trim()}`));
    screen.once("exit", () => reject(new Error("The screen for WebKit did not start")));
  });
  const port = await freePort();
  const folder = newRunFolder();
  const settings = [zone, "LANG=tr_TR.UTF-8", `HOME=${folder}`, `DISPLAY=${display}`];
  // Its sandbox cannot be built by root, nor in most containers.
  if (process.getuid?.() === 0) settings.push("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS=1");
  const args = [...settings, programs.driver, `--port=${port}`];
  const driver = supervise({ folder, command: "env", args }, "pipe");
  driver.stdout?.resume();
  driver.stderr?.resume();

  return {
    newTab: (options) => newSession(`http://127.0.0.1:${port}`, programs.browser, options),
    close: async () => {
      await dismiss(driver);
      await dismiss(screen);
    },
  };
}

/** Each session of the driver is a browser of its own, which keeps nothing. */
async function newSession(
  server: string,
  binary: string,
  options: TabOptions = {},
): Promise<RawTab> {
  const { width = 1280, withoutScript = false } = options;
  const args = ["--automation", `--enable-javascript=${!withoutScript}`];
  await untilReady(server);
  const { sessionId } = await ask("POST", `${server}/session`, {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { binary, args } } },
  });
  const session = `${server}/session/${sessionId}`;
  await ask("POST", `${session}/window/rect`, { x: 0, y: 0, width, height });
  const heard: string[] = [];
  return {
    goTo: async (url) => {
      await ask("POST", `${session}/url`, { url });
    },
    evaluate: async (expression) => {
      const script = `return JSON.stringify({ printed: (${listen})(), value: ${expression} })`;
      const answer = await ask("POST", `${session}/execute/sync`, { script, args: [] });
      const { value, printed } = JSON.parse(answer);
      heard.push(...printed);
      return value;
    },
    perform: async (actions) => {
      await ask("POST", `${session}/actions`, { actions });
    },
    trouble: async () => heard,
    close: async () => {
      await ask("DELETE", session);
    },
  };
}

/**
 * Runs in the page, with whatever is asked there: this driver tells nothing of the console, so what a
 * page prints before it is first asked anything goes unseen. Answers with what it has printed since.
 */
function listen(): string[] {
  const place = window as unknown as { printed?: string[] };
  if (!place.printed) {
    const printed: string[] = [];
    place.printed = printed;
    for (const level of ["error", "warn"] as const) {
      const print = console[level];
      console[level] = (...words) => {
        printed.push(words.join(" "));
        print(...words);
      };
    }
    addEventListener("error", ({ message }) => printed.push(message));
    addEventListener("unhandledrejection", ({ reason }) => {
      // The engine's own promise: a reader who leaves quickly ends the fade between two pages.
      if (!/^AbortError: .*view transition/.test(reason)) printed.push(String(reason));
    });
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      printed.push(`${violatedDirective} forbids ${blockedURI}`),
    );
  }
  return place.printed.splice(0);
}

async function untilReady(server: string): Promise<void> {
  for (;;) {
    try {
      await ask("GET", `${server}/status`);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

// biome-ignore lint/suspicious/noExplicitAny: each command answers in a shape of its own.
async function ask(method: string, address: string, body?: object): Promise<any> {
  const answer = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${address}: ${value.error}: ${value.message}`);
  return value;
}
