import { expect, test } from "vitest";
import { builtFile, documentAt, expectWholeBuild } from "./pages.ts";

test.each([
  ["/", "/takvim/ay.ics"],
  ["/blog", "/takvim/retro.ics"],
  ["/retro", "/takvim/retro.ics"],
])("%s offers %s to subscribe to and to save", (address, file) => {
  expectWholeBuild();
  const links = documentAt(address).root.querySelectorAll("a");
  const named = (name: string) => links.find(({ text }) => text.includes(name))!;
  const subscribe = named("Takvime abone ol");
  expect(subscribe.getAttribute("href")).toBe(`webcal://www.example.com${file}`);
  const save = named("Takvim dosyasını indir");
  expect([save.getAttribute("href"), save.hasAttribute("download")]).toEqual([file, true]);
  expect(builtFile(file)).toMatch(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR\r\n$/s);
});
