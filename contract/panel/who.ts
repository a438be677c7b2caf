/** The actor of visitors' changes in the audit log, where staff have an e-mail address. */
export const visitor = "visitor";

/** The panel's name of an actor. */
export function whoInWords(who: string): string {
  if (who === visitor) return "Danışan";
  return who || "Sistem";
}
