/** Stands in the record where staff have their e-mail address. */
export const visitor = "visitor";

/** Who did what the record tells of. */
export function whoInWords(who: string): string {
  if (who === visitor) return "Danışan";
  return who || "Sistem";
}
