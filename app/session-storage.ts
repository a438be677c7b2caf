/** Does nothing if the visitor's settings forbid storage. */
export function saveInSession(key: string, value: string): void {
  try {
    sessionStorage[key] = value;
  } catch {}
}

export function readFromSession(key: string): string | undefined {
  try {
    return sessionStorage[key];
  } catch {}
}
