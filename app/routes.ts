import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { readSite } from "./content/site.ts";

/** Every URL of the site, matched without regard to case. Redirects are in app/content/redirects.ts. */
export default [
  index("routes/home/home.tsx"),
  route("about", "routes/about/about.tsx"),
  route("charts/:chart?", "routes/charts/charts.tsx"),
  route("charts/:chart/cark", "routes/charts/wheel.tsx"),
  route("zodiac", "routes/zodiac/zodiac.tsx"),
  route("zodiac/:sign/:section?", "routes/zodiac/sign.tsx"),
  route("zodiac/:sign/yazdir", "routes/zodiac/whole-guide.tsx"),
  route("elements", "routes/elements/elements.tsx"),
  route("planets/:planet?", "routes/planets/planets.tsx"),
  route("planets/:planet/:sign", "routes/planets/placement.tsx"),
  route("blog/:article?", "routes/blog/blog.tsx"),
  ...(readSite().site.promotion
    ? [route("consultation", "routes/consultation/consultation.tsx")]
    : []),
  route("sozluk", "routes/glossary/glossary.tsx"),
  route("sozluk/:volume", "routes/glossary/volume.tsx"),
  route("evler", "routes/houses/houses.tsx"),
  route("acilar", "routes/aspects/aspects.tsx"),
  route("uyum", "routes/compatibility/compatibility.tsx"),
  route("uyum/:pair", "routes/compatibility/pair.tsx"),
  route("retro", "routes/retrograde/retrograde.tsx"),
  route("burcum", "routes/birth-sign/birth-sign.tsx"),
  route("randevum", "routes/consultation/visitor-appointment.tsx"),
  route("ara", "routes/search/search.tsx"),
  route("ara/:file", "routes/search/file.ts"),
  route("kvkk", "routes/kvkk/kvkk.tsx"),
  route("erisilebilirlik", "routes/accessibility/accessibility.tsx"),
  route("cevrimdisi", "routes/offline/offline.tsx"),
  route("gorsel-kaynaklari", "routes/credits/credits.tsx"),
  route("*", "routes/not-found/not-found.tsx"),
] satisfies RouteConfig;
