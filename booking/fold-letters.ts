/** "İĞNE", "iğne" and "igne" become the same: the marks of letters, capitals and the dot of i are dropped. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ı", "i");
}
