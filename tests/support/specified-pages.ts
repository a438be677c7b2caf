/** The eight pages of the specification, stated here once more, so that none can move unnoticed. */
export const specifiedPages = [
  "/",
  "/about",
  "/charts",
  "/zodiac",
  "/elements",
  "/planets",
  "/blog",
  "/consultation",
];

/** What the menu calls them. */
export const menuLabels = [
  "Anasayfa",
  "Hakkımızda",
  "Haritalar",
  "Burçlar",
  "Elementler",
  "Gezegenler",
  "Astroloji Yazıları",
  "Danışmanlık",
];
