/** The eight pages, as the navigation and the footer list them. */
export const pages = [
  ["/", "Anasayfa"],
  ["/about", "Hakkımızda"],
  ["/charts", "Haritalar"],
  ["/zodiac", "Burçlar"],
  ["/elements", "Elementler"],
  ["/planets", "Gezegenler"],
  ["/blog", "Astroloji Yazıları"],
  ["/consultation", "Danışmanlık"],
] as const;
