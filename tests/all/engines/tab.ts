import { expect } from "@playwright/test";
import type { RawTab } from "./browser.ts";
import { look, type RoleQuery, type Seen } from "./find-elements.ts";

/** The way to a control of a page; a longer one hides something from the keyboard. */
const longestWalk = 60;

/** One browser tab. Every action waits for its element. */
export class Tab {
  readonly raw: RawTab;
  readonly site: string;
  readonly withoutScript: boolean;

  constructor(raw: RawTab, site: string, withoutScript = false) {
    this.raw = raw;
    this.site = site;
    this.withoutScript = withoutScript;
  }

  /** Opens an address, and waits until React has taken the page over, where it does. */
  async open(path: string): Promise<void> {
    await this.raw.goTo(new URL(path, this.site).href);
    await this.arrived();
  }

  async arrived(): Promise<void> {
    if (this.withoutScript) return;
    await expect.poll(() => this.run(isReady), "the page is ready").toBe(true);
  }

  /** A function of the page; it knows only its arguments. */
  async run<Args extends unknown[], Result>(
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    return (await this.raw.evaluate(`(${task})(...${JSON.stringify(args)})`)) as Result;
  }

  path(): Promise<string> {
    return this.run(() => location.pathname + location.search + location.hash);
  }

  find(role: string, name?: string | RegExp): Found {
    return new Found(this, [queryOf(role, name)]);
  }

  /** Follows a link to another document, and waits for that. */
  async follow(link: Found, path: string): Promise<void> {
    await link.click();
    await this.at(path);
    await this.arrived();
  }

  async at(path: string): Promise<void> {
    await expect.poll(() => this.path(), "the address").toBe(path);
  }

  async type(text: string): Promise<void> {
    for (const letter of text) await this.press(letter);
  }

  /** A key, or several that are held together: "Control+v". */
  async press(combination: string): Promise<void> {
    const keys = combination.length === 1 ? [combination] : combination.split("+");
    const values = keys.map((key) => specialKeys[key] ?? key);
    await this.raw.perform([
      {
        type: "key",
        id: "keyboard",
        actions: [
          ...values.map((value) => ({ type: "keyDown", value })),
          ...values.toReversed().map((value) => ({ type: "keyUp", value })),
        ],
      },
    ]);
  }

  /** Presses Tab until the element has the focus. */
  async tabTo(control: Found): Promise<void> {
    await control.is();
    for (let steps = 0; steps < longestWalk; steps += 1) {
      if ((await control.first())?.focused) return;
      await this.press("Tab");
    }
    await control.is({ focused: true });
  }

  /** From now on keeps what elements of a role say, however short it stays. */
  async remember(role: string): Promise<void> {
    await this.run((role) => {
      const heard: string[] = [];
      const listen = () => {
        for (const element of document.querySelectorAll(`[role=${role}]`))
          if (heard.at(-1) !== element.textContent) heard.push(element.textContent);
      };
      new MutationObserver(listen).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      });
      Object.assign(window, { heard });
    }, role);
  }

  remembered(): Promise<string[]> {
    return this.run(() => (window as unknown as { heard: string[] }).heard);
  }

  async clickAt([x, y]: [number, number]): Promise<void> {
    await this.raw.perform([
      {
        type: "pointer",
        id: "mouse",
        actions: [
          { type: "pointerMove", x, y, duration: 0 },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ],
      },
    ]);
  }
}

/** Elements with a role and a name, inside of other such elements. */
export class Found {
  readonly tab: Tab;
  readonly queries: RoleQuery[];

  constructor(tab: Tab, queries: RoleQuery[]) {
    this.tab = tab;
    this.queries = queries;
  }

  find(role: string, name?: string | RegExp): Found {
    return new Found(this.tab, [...this.queries, queryOf(role, name)]);
  }

  all(): Promise<Seen[]> {
    return this.tab.run(look, this.queries, false);
  }

  async first(): Promise<Seen | undefined> {
    return (await this.all())[0];
  }

  async texts(): Promise<string[]> {
    return (await this.all()).map(({ text }) => text);
  }

  /** Waits until it is there, and then in the state that is asked for. */
  async is(state: Partial<Seen> = {}): Promise<void> {
    await expect
      .poll(() => this.first(), JSON.stringify(this.queries))
      .toEqual(expect.objectContaining(state));
  }

  async says(text: string | RegExp): Promise<void> {
    const fit = typeof text === "string" ? text : expect.stringMatching(text);
    await this.is({ text: fit as string });
  }

  /** Where a pointer reaches it without scrolling anything. */
  async isInSight(): Promise<void> {
    await this.is({ at: expect.any(Array) as unknown as [number, number] });
  }

  async isGone(): Promise<void> {
    await expect.poll(() => this.texts(), JSON.stringify(this.queries)).toEqual([]);
  }

  /** As soon as it stands still, can be pressed, and nothing lies over it. */
  async click(): Promise<void> {
    let before: string | undefined;
    let at: Seen["at"];
    const standsStill = async () => {
      const [seen] = await this.tab.run(look, this.queries, true);
      at = seen?.enabled ? seen.at : undefined;
      const stood = at !== undefined && String(at) === before;
      before = String(at);
      return stood;
    };
    await expect
      .poll(standsStill, {
        message: `press ${JSON.stringify(this.queries)}`,
        intervals: [20, 50, 100],
      })
      .toBe(true);
    await this.tab.clickAt(at!);
  }

  /** Goes into a field, and writes over what is in it. */
  async fill(text: string): Promise<void> {
    await this.click();
    await this.is({ focused: true });
    await this.tab.press("Control+a");
    await this.tab.type(text);
  }
}

function queryOf(role: string, name?: string | RegExp): RoleQuery {
  return { role, name: name instanceof RegExp ? { pattern: name.source } : name };
}

/** By the time that a document is parsed, the small module of a reading page has run. */
function isReady(): boolean {
  return (
    document.readyState === "complete" &&
    (!document.querySelector('script[type="module"]:not([src])') ||
      Object.keys(document.body).some((key) => key.startsWith("__react")))
  );
}

/** As the WebDriver standard numbers them. */
const specialKeys: Record<string, string> = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Escape: "\uE00C",
  Space: " ",
  PageDown: "\uE00F",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};
