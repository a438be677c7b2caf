import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../app.css";
import { furtherLinks, menuLinks } from "../page-links.ts";
import { Footer } from "./footer.tsx";

test("The footer ends with straight columns of links at every width [3.3]", async () => {
  await render(
    <Footer
      academy={{
        name: "Astroloji Akademisi",
        tagline: "Gökyüzünü okumayı öğrenin",
        phone: "+90 555 000 00 00",
        email: "iletisim@example.com",
        social: { label: "Instagram", url: "https://www.example.com" },
        menuLinks,
        furtherLinks,
      }}
    />,
  );
  for (const [width, columns] of [
    [390, [5, 5]],
    [800, [2, 2, 2, 2, 2]],
    [1280, [2, 2, 2, 2, 2]],
    [2560, [2, 2, 2, 2, 2]],
  ] as const) {
    await page.viewport(width, 900);
    const sizes = () => {
      const links = [...document.querySelectorAll(".site-footer-end > *")];
      const lefts = links.map((link) => Math.round(link.getBoundingClientRect().left));
      return [...new Set(lefts)].map((edge) => lefts.filter((left) => left === edge).length);
    };
    await expect.poll(sizes).toEqual(columns);
  }
});
