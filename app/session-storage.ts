/** What a tab of the browser remembers from page to page; nothing where the visitor's settings forbid it. */
export function remember(key: string, value: string): void {
  try {
    sessionStorage[key] = value;
  } catch {}
}

export function recall(key: string): string | undefined {
  try {
    return sessionStorage[key];
  } catch {}
}
