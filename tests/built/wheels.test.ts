import sharp from "sharp";
import { expect, test } from "vitest";
import { chartAddresses, wheelAddress } from "../../app/content/addresses.ts";
import { builtFile, documentAt, expectWholeBuild } from "./pages.ts";

expectWholeBuild();
const { slugs, link } = chartAddresses();

test("Each wheel names its moment, place and rings", () => {
  for (const slug of slugs) {
    const { texts } = documentAt(link(slug));
    expect(texts("figure dt"), slug).toEqual(["An", "Yer", "Halkalar"]);
    const [moment, , rings] = texts("figure dd");
    expect(moment).toMatch(/\d{1,2}\s\p{L}+\s\d{4}/u);
    expect(rings).toMatch(/^İçten dışa: .+; .+/);
  }
  expect(documentAt("/charts").text("figure dd")).toBe(
    "Grace Kelly’nin doğumu 12 Kasım 1929, 05.31; Güneş dönüşü 12 Kasım 1955, 12.49",
  );
});

test("The page of the enlarged wheel is not indexed and links back to its chart", () => {
  for (const slug of slugs) {
    const { attribute, root } = documentAt(wheelAddress(slug));
    expect(attribute("meta[name=robots]", "content"), slug).toBe("noindex");
    expect(root.querySelectorAll("main a").map((one) => one.getAttribute("href"))).toContain(
      link(slug),
    );
  }
  expect(builtFile("/sitemap.xml")).not.toContain("/cark");
});

test("Only the page of the enlarged wheel offers its largest picture", async () => {
  const widths = (address: string) =>
    Promise.all(
      documentAt(address)
        .root.querySelectorAll("main source, main img")
        .flatMap((one) => (one.getAttribute("srcset") ?? one.getAttribute("src")!).split(", "))
        .map((file) => file.split(" ")[0]!)
        .filter((file) => file.startsWith("/assets/nodes"))
        .map(async (file) => (await sharp(`build/client${file}`).metadata()).width),
    );
  expect(new Set(await widths("/charts/nodes"))).toEqual(new Set([720, 960, 1440]));
  expect(new Set(await widths(wheelAddress("nodes")))).toEqual(new Set([2160]));
});
