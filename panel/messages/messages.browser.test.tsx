import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { MessagesAnswer, MessagesChange } from "../../contract/panel/calls.ts";
import { defaultMessages } from "../../contract/panel/default-messages.ts";
import { answer, calls, fakeService } from "../../tests/support/component/fake-service.ts";
import { renderPanel } from "../../tests/support/component/panel.tsx";

fakeService();

const path = "/api/yonetim/mesajlar";
const saved: MessagesAnswer = { version: 1, messages: defaultMessages, next: null };
/** The service keeps what it is sent. */
const keeping = {
  [`GET ${path}`]: { json: saved },
  [`POST ${path}`]: ({ body }: { body: unknown }) => {
    const { version, ...messages } = body as MessagesChange;
    const kept = { json: { ...saved, version: version + 1, messages } };
    answer({ [`GET ${path}`]: kept });
    return kept;
  },
};
const text = (name: string) => page.getByLabelText(name, { exact: true });
const reason = (number: number) => page.getByRole("textbox", { name: `${number}. neden` });
const button = (name: string) => page.getByRole("button", { name });
const isSaved = page.getByText("Mesajlar kaydedildi.");
const sent = () =>
  calls.filter(({ method }) => method === "POST").map(({ body }) => body as MessagesChange);

test("An unknown field is refused beside its text, until the text is changed", async () => {
  const { screen } = await renderPanel("/mesajlar", keeping);
  await expect
    .element(screen.getByRole("figure").first())
    .toMatchTextContent("Örnek bir randevuyla");
  for (const correct of [
    () => userEvent.keyboard("!"),
    () => userEvent.click(button("Varsayılana dön: Taşıma")),
  ]) {
    await userEvent.fill(text("Taşıma"), "Sayın {isim}");
    await userEvent.click(button("Kaydet"));
    await expect.element(text("Taşıma")).toHaveFocus();
    await expect
      .element(text("Taşıma"))
      .toHaveAccessibleDescription(/^\{isim\} diye bir alan yok\./);
    await correct();
    await expect.element(text("Taşıma")).toBeValid();
  }
  await expect.element(text("Taşıma")).toHaveFocus();
  await expect.element(text("Taşıma")).toHaveValue(defaultMessages.texts.move);
  expect(sent()).toEqual([]);
});

test("Two reasons alike are refused, until one of them is changed or deleted", async () => {
  const { screen } = await renderPanel("/mesajlar", keeping);
  for (const correct of [
    () => userEvent.keyboard("!"),
    () => userEvent.click(button("Danışman müsait değil: sil").first()),
  ]) {
    await userEvent.fill(reason(1), "Danışman müsait değil");
    await userEvent.click(button("Kaydet"));
    await expect.element(screen.getByText(/^Nedenler birbirinden farklı olmalı/)).toBeVisible();
    await expect.element(reason(1)).toHaveFocus();
    await expect.element(reason(1)).toBeInvalid();
    await correct();
    await expect.element(reason(1)).toBeValid();
  }
  expect(sent()).toEqual([]);
});

test("Reasons for cancelling are deleted and added, also as the visitor's wish", async () => {
  const { screen } = await renderPanel("/mesajlar", keeping);
  await userEvent.click(button("Ulaşılamadı: sil"));
  await expect.element(screen.getByRole("heading", { name: "İptal nedenleri" })).toHaveFocus();
  await userEvent.click(button("Neden ekle"));
  await expect.element(reason(3)).toHaveFocus();
  await userEvent.keyboard("Hasta oldu{Tab} ");
  await userEvent.click(button("Kaydet"));
  await expect.element(isSaved).toBeVisible();
  expect(sent()[0]!.reasons).toEqual([
    ...defaultMessages.reasons.slice(0, 2),
    { text: "Hasta oldu", isWish: true },
  ]);
});

test("What to send by is chosen once for everybody", async () => {
  await renderPanel("/mesajlar", keeping);
  await expect.element(page.getByRole("radio", { name: "WhatsApp" })).toBeChecked();
  await userEvent.click(page.getByRole("radio", { name: "SMS" }));
  await userEvent.click(button("Kaydet"));
  await expect.element(isSaved).toBeVisible();
  expect(sent()[0]!.firstChannel).toBe("sms");
});

test("What others saved meanwhile is not lost: the own change is refused and can be dropped", async () => {
  const remind = "Yarın görüşüyoruz {ad}.";
  const { texts, reasons } = defaultMessages;
  const messages = { texts: { ...texts, remind }, reasons };
  const { screen } = await renderPanel("/mesajlar", {
    ...keeping,
    [`POST ${path}`]: () => {
      answer({ [`GET ${path}`]: { json: { ...saved, version: 2, messages } } });
      const message = "Bu ayarlar siz bakarken değişti.";
      return { status: 409, json: { code: "settings_changed", message } };
    },
  });
  await userEvent.fill(reason(2), "Ulaşılamadı değildi");
  await userEvent.click(button("Kaydet"));
  await expect.element(screen.getByText(/siz bakarken değişti/)).toBeVisible();
  await userEvent.click(button("Vazgeç"));
  await expect.element(text("Hatırlatma")).toHaveValue(remind);
  await expect.element(reason(2)).toHaveValue("Danışman müsait değil");
});

test("What was saved stays on the screen while it is asked for again", async () => {
  await renderPanel("/mesajlar", {
    ...keeping,
    [`POST ${path}`]: (call) => {
      const kept = keeping[`POST ${path}`]!(call);
      answer({ [`GET ${path}`]: () => new Promise(() => {}) });
      return kept;
    },
  });
  await userEvent.fill(text("Onay"), "Merhaba {ad}");
  await userEvent.click(button("Kaydet"));
  await expect.element(isSaved).toBeVisible();
  await expect.element(text("Onay")).toHaveValue("Merhaba {ad}");
});
