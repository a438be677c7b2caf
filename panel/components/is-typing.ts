/** Whether a key that is pressed there belongs to a field. */
export function isTyping(target: EventTarget | null): boolean {
  return (target as Element).matches("input:not([type=radio], [type=checkbox]), select, textarea");
}
