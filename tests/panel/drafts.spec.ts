import { expect } from "../support/browser/site.ts";
import { press } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookAndFind, tomorrow } from "./work.ts";

test("The browser asks before reloading a page with an unsaved note, and only then", async ({
  page,
}) => {
  const { id } = await bookAndFind(page, { day: tomorrow, timeSlot: "21:00", name: "Derya Yarım" });
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await page.goto(`/yonetim/randevu/${id}`);
  await press(page, page.getByRole("button", { name: "Not ekle" }));
  await page.reload();
  expect(questions, "nothing was written").toEqual([]);
  await press(page, page.getByRole("button", { name: "Not ekle" }));
  await page.keyboard.type("Yarım");
  await page.reload();
  expect(questions).toEqual(["beforeunload"]);
  await press(page, page.getByRole("button", { name: "Not ekle" }));
  await page.keyboard.type("Bütün");
  await press(page, page.getByRole("button", { name: "Kaydet" }));
  await expect(page.locator(".note-text")).toHaveText("Bütün");
  await page.reload();
  expect(questions, "it was saved").toEqual(["beforeunload"]);
});
