/** What one looks for, as people and screen readers know it: its role and its name. */
export type RoleQuery = { role: string; name?: string | { pattern: string } };

/** What a reader can tell of something on the page. */
export type Seen = {
  name: string;
  text: string;
  value: string;
  href: string;
  /** Chosen, checked, pressed or the current one. */
  chosen: boolean;
  open: boolean;
  enabled: boolean;
  focused: boolean;
  /** The middle, where a pointer would press it; absent while something else lies over it. */
  at?: [x: number, y: number];
};

/**
 * Runs in the page: everything visible that fits the last query, inside of what fits the ones before; the
 * first alone where it is to be brought into view. Complete as a function, since its text is what travels.
 */
export function look(queries: RoleQuery[], scroll: boolean): Seen[] {
  const selectors: Record<string, string> = {
    alert: "[role=alert]",
    article: "article",
    button: "button, [role=button]",
    complementary: "aside",
    definition: "dd",
    dialog: "dialog[open], [role=dialog]",
    heading: "h1, h2, h3, h4, h5, h6",
    link: "a[href]",
    list: "ul, ol",
    listitem: "li",
    main: "main",
    navigation: "nav",
    radio: "[type=radio]",
    region: "section[aria-label], section[aria-labelledby]",
    searchbox: "[type=search]",
    status: "output, [role=status]",
    summary: "summary",
    textbox: "input:not([type=radio], [type=search]), textarea",
  };
  const plain = (text: string) => text.replace(/\s+/g, " ").trim();
  const textOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent!;
    if (!(node instanceof Element) || node.getAttribute("aria-hidden") === "true") return "";
    if (node instanceof HTMLImageElement) return node.alt;
    const { display } = getComputedStyle(node);
    if (display === "none") return "";
    const label = node.matches("a, button, [role=img]") && node.getAttribute("aria-label");
    const inside = label || [...node.childNodes].map(textOf).join("");
    return display.startsWith("inline") ? inside : ` ${inside} `;
  };
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
    const labels = ids.map((id) => document.getElementById(id));
    if (labels.some(Boolean)) return labels.map((label) => label && textOf(label)).join(" ");
    const { labels: own } = element as HTMLInputElement;
    return element.getAttribute("aria-label") ?? (own?.[0] ? textOf(own[0]) : textOf(element));
  };
  const fits = (element: Element, { name }: RoleQuery) => {
    if (name === undefined) return true;
    const own = plain(nameOf(element));
    return typeof name === "string" ? own === name : new RegExp(name.pattern).test(own);
  };
  const target = (element: Element) => {
    const label = (element as HTMLInputElement).labels?.[0];
    return element.matches("[type=radio]") && label ? label : element;
  };
  const isMoving = (element: Element) =>
    document.getAnimations().some(({ playState, effect }) => {
      const { target, pseudoElement } = effect as KeyframeEffect;
      return playState === "running" && !pseudoElement && target?.contains(element);
    });
  const middle = (element: Element): Seen["at"] => {
    const pressed = target(element);
    if (scroll && isMoving(pressed)) return undefined;
    const before = pressed.getBoundingClientRect().y;
    if (scroll) pressed.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    if (Math.abs(pressed.getBoundingClientRect().y - before) > 1) {
      // The page may be scrolling, too: it hears of a reader who does, and is looked at again.
      pressed.dispatchEvent(new WheelEvent("wheel", { bubbles: true }));
      return undefined;
    }
    // A link over two lines has no box in the middle of both.
    const box = pressed.getClientRects()[0] ?? pressed.getBoundingClientRect();
    const x = Math.round(box.x + box.width / 2);
    const y = Math.round(box.y + box.height / 2);
    const there = document.elementFromPoint(x, y);
    return there && pressed.contains(there) ? [x, y] : undefined;
  };
  const isChosen = (element: Element) =>
    (element as HTMLInputElement).checked === true ||
    ["aria-current", "aria-pressed", "aria-selected", "aria-checked"].some(
      (state) => !["false", null].includes(element.getAttribute(state)),
    );
  let found: (Document | Element)[] = [document];
  for (const query of queries) {
    found = found
      .flatMap((place) => [...place.querySelectorAll(selectors[query.role]!)])
      .filter((element) => !element.closest("[aria-hidden=true]"))
      .filter((element) => target(element).checkVisibility({ visibilityProperty: true }))
      .filter((element) => fits(element, query));
  }
  const asked = (scroll ? found.slice(0, 1) : found) as Element[];
  return asked.map((element) => ({
    name: plain(nameOf(element)),
    text: plain(textOf(element)),
    value: (element as HTMLInputElement).value ?? "",
    href: element.getAttribute("href") ?? "",
    chosen: isChosen(element),
    open: element.getAttribute("aria-expanded") === "true" || !!element.closest("details")?.open,
    enabled: !element.matches(":disabled, [aria-disabled=true]"),
    focused: element === document.activeElement,
    at: middle(element),
  }));
}
