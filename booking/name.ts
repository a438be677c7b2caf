const longest = 100;
const refused = /[\p{N}\p{C}\p{Zl}\p{Zp}]/u;

/** What the name field keeps of what was typed: no digit, nothing invisible. */
export function maskName(typed: string): string {
  return typed.replace(new RegExp(refused, "gu"), "");
}

export function isName(name: string): boolean {
  const length = [...name.trim()].length;
  return length <= longest && /\p{L}/u.test(name) && !refused.test(name);
}
