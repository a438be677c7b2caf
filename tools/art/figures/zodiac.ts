export const zodiac = [
  { slug: "koc", constellation: "Ari" },
  { slug: "boga", constellation: "Tau" },
  { slug: "ikizler", constellation: "Gem" },
  { slug: "yengec", constellation: "Cnc" },
  { slug: "aslan", constellation: "Leo" },
  { slug: "basak", constellation: "Vir" },
  { slug: "terazi", constellation: "Lib" },
  { slug: "akrep", constellation: "Sco" },
  { slug: "yay", constellation: "Sgr" },
  { slug: "oglak", constellation: "Cap" },
  { slug: "kova", constellation: "Aqr" },
  { slug: "balik", constellation: "Psc" },
] as const;
