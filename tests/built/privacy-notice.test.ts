import { expect, test } from "vitest";
import { documentAt, expectWholeBuild } from "./pages.ts";

expectWholeBuild();

test("The privacy notice says which client data are kept, why and how long", () => {
  const notice = documentAt("/kvkk").text("main");
  expect(notice).toContain("doğum günü, saati ve yeri");
  expect(notice).toContain("haritanızı çizerek danışmanlığa hazırlanmak");
  expect(notice).toContain("siteden randevu almaya kapatılıp kapatılmadığı");
  expect(notice).toContain("saklanan son randevunuzla birlikte silinir");
});
