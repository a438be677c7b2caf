/**
 * "İĞNE", "iğne" and "igne" become the same: the marks of letters, capitals and the dot of i are dropped.
 * In a file of its own, since the search loads it and needs no other rule.
 */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ı", "i");
}
