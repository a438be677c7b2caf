/** What both engines are asked for; a tab (tab.ts) makes the rest of it. */
export type Browser = {
  /** A window that knows nothing of any other. */
  newTab(options?: TabOptions): Promise<RawTab>;
  close(): Promise<void>;
};

export type TabOptions = { width?: number; withoutScript?: boolean };

export type RawTab = {
  goTo(url: string): Promise<void>;
  /** The value of an expression in the page, as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Keys and pointers, as the WebDriver standard writes them: the same for both protocols. */
  perform(actions: Action[]): Promise<void>;
  /** Errors and warnings that the page has printed so far. */
  trouble(): Promise<string[]>;
  close(): Promise<void>;
};

export type Action = {
  type: "key" | "pointer";
  id: string;
  actions: Record<string, string | number>[];
};

export const height = 900;

/** Both browsers stand in Turkey. */
export const zone = "TZ=Europe/Istanbul";
