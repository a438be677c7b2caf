import { expect, test } from "vitest";
import { parseMarked } from "./placeholders.ts";

test("Values still marked as placeholders are named with their full path [3.4]", () => {
  const { data, placeholders } = parseMarked(
    'name: Akademi\nphone: !placeholder "+90 555 000 00 00"\nsocial:\n  url: !placeholder https://example.com\n',
  );
  expect(placeholders).toEqual([
    { path: "phone", text: "+90 555 000 00 00" },
    { path: "social.url", text: "https://example.com" },
  ]);
  expect(data).toEqual({
    name: "Akademi",
    phone: "+90 555 000 00 00",
    social: { url: "https://example.com" },
  });
});

test("A paragraph of a list can be marked too, and reads as if it were not [3.4]", () => {
  const { data, placeholders } = parseMarked(
    'vision:\n  paragraphs:\n    - "Bir."\n    - !placeholder "İki."\n',
  );
  expect(placeholders).toEqual([{ path: "vision.paragraphs", text: "İki." }]);
  expect(data).toEqual({ vision: { paragraphs: ["Bir.", "İki."] } });
});
