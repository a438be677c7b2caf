/** The paragraph that lists an element's signs. */
export function aboutElement(name: string, signs: string[]): string {
  const list = new Intl.ListFormat("tr-TR").format(signs);
  const element = name.toLocaleLowerCase("tr-TR");
  return `${name} elementi ${list} burçlarını kapsar. Haritanızda Güneş, Ay ya da yükselen bu üç burçtan birindeyse ${element} elementinin mizacını kendinizde kolayca tanırsınız; öteki gezegenlerin ${element} burçlarına düşmesi de bu elementin haritanızdaki ağırlığını artırır.`;
}
