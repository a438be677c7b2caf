import { expect, test } from "vitest";
import { scriptText } from "./script-text.ts";

const hostile = `</script><script>alert(1)</script><!-- & \u2028 \u2029 "çift" \\u003c`;

test("Whatever a text says, it neither ends its script nor begins another", () => {
  const text = scriptText({ name: hostile });
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(text).toContain("\\u003c/script\\u003e");
  expect(text).toContain("\\u2028 \\u2029");
});

test("What is read back is what was written", () => {
  expect(JSON.parse(scriptText({ name: hostile }))).toEqual({ name: hostile });
});
