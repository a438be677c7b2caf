import { expect, test } from "vitest";
import { privateLinkAddress } from "../../app/content/addresses.ts";
import { builtFile, documentAt } from "./pages.ts";

const page = documentAt(privateLinkAddress);

test("The private link's page is not indexed, and nothing links to it", () => {
  expect(page.attribute("meta[name=robots]", "content")).toBe("noindex");
  for (const file of ["/sitemap.xml", "/rss.xml", "/ara/dizin.json", "/ara/sayfalar.json"])
    expect(builtFile(file), file).not.toContain(privateLinkAddress);
});

test("Without JavaScript the private link's page says why it is empty and whom to call", () => {
  expect(page.text("main .unless-script")).toContain("JavaScript kullanır");
  expect(page.texts("main .needs-script")).toEqual(["Randevunuz getiriliyor…"]);
  const links = page.root.querySelectorAll("main aside a").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["tel:+905550000000", "mailto:iletisim@example.com"]);
});

test("The privacy notice describes what the private link gives, to whom and for how long", () => {
  const notice = documentAt("/kvkk");
  expect(notice.texts("main h2")).toContain("Randevu bağlantınız");
  expect(notice.text("main")).toContain("Özet, adınız ve telefon numaranızla aynı anda silinir");
});
