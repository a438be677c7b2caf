import { expect, test } from "vitest";
import type { MessagesAnswer, PanelSettings } from "../../../contract/panel/calls.ts";
import { defaultMessages } from "../../../contract/panel/default-messages.ts";
import type { Messages } from "../../../contract/panel/messages.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { type Colleague, newColleague } from "../../support/panel.ts";
import { done, openPanel, record, request } from "../../support/panel-appointments.ts";

type Refused = { code?: string; fields?: { field: string; code: string; message: string }[] };
type Changes = Partial<Omit<Messages, "texts">> & { texts?: Partial<Messages["texts"]> };

async function messages(colleague: Colleague): Promise<MessagesAnswer> {
  const { status, body } = await colleague.call<MessagesAnswer>("GET", panelPaths.messages);
  expect(status).toBe(200);
  return body;
}

async function setMessages(colleague: Colleague, { texts, ...changes }: Changes, version?: number) {
  const now = await messages(colleague);
  return colleague.call<MessagesAnswer & Refused>("POST", panelPaths.messages, {
    version: version ?? now.version,
    ...now.messages,
    ...changes,
    texts: { ...now.messages.texts, ...texts },
  });
}

test("Changed texts, reasons and the first way to send reach every screen and can be reset", async () => {
  const { ece } = await openPanel();
  expect(await messages(ece)).toEqual({ version: 0, messages: defaultMessages, next: null });
  const approve = "Merhaba {ad},\nbekleriz: {tarih} {saat}";
  const reasons = [{ text: "Hava muhalefeti", isWish: false }];
  expect(
    (await setMessages(ece, { texts: { approve }, reasons, firstChannel: "sms" })).status,
  ).toBe(200);
  const { body } = await ece.call<PanelSettings>("GET", panelPaths.settings);
  expect(body.messages.texts).toEqual({ ...defaultMessages.texts, approve });
  expect(body.messages).toMatchObject({ reasons, firstChannel: "sms" });
  const { status } = await setMessages(ece, defaultMessages);
  expect(status).toBe(200);
  expect((await messages(ece)).messages).toEqual(defaultMessages);
  expect((await record(ece)).changes.map(({ action, after }) => [action, after?.what])).toEqual([
    ["settings", "messages"],
    ["settings", "messages"],
  ]);
});

test("A text with an unknown field is refused by the field's name, and nothing is kept", async () => {
  const { ece } = await openPanel();
  const { status, body } = await setMessages(ece, {
    texts: { approve: "Sayın {isim}", move: "", remind: "x".repeat(601), cancel: "{ad" },
    reasons: [{ text: " ", isWish: true }],
  });
  expect([status, body.code]).toEqual([400, "invalid"]);
  expect(body.fields!.map(({ field, code }) => `${field} ${code}`)).toEqual([
    "approve template_field_unknown",
    "cancel template_brace",
    "move template_empty",
    "remind template_long",
    "reasons reasons_invalid",
  ]);
  expect(body.fields![0]!.message).toMatch(/^\{isim\} diye bir alan yok\./);
  expect((await messages(ece)).version).toBe(0);
});

test("The longest texts and reasons are stored together", async () => {
  const { ece } = await openPanel();
  const long = Object.fromEntries(
    Object.keys(defaultMessages.texts).map((key) => [key, "ş".repeat(600)]),
  );
  const reasons = Array.from({ length: 12 }, (_, index) => ({
    text: `${index}`.padStart(100, "ğ"),
    isWish: true,
  }));
  expect((await setMessages(ece, { texts: long, reasons })).status).toBe(200);
  expect((await messages(ece)).messages.reasons).toEqual(reasons);
});

test("Of two simultaneous saves one wins and the other is refused", async () => {
  const { service, ece } = await openPanel();
  const nur = await newColleague(service, "nur@example.com");
  for (const version of [0, 1, 2]) {
    const answers = await Promise.all([
      setMessages(ece, { texts: { move: `Ece {ad} ${version}` } }, version),
      setMessages(nur, { texts: { move: `Nur {ad} ${version}` } }, version),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe("settings_changed");
    const winner = answers[0].status === 200 ? "Ece" : "Nur";
    const now = await messages(ece);
    expect(now.version).toBe(version + 1);
    expect(now.messages.texts.move).toBe(`${winner} {ad} ${version}`);
  }
});

test("The texts are previewed on the next appointment that is not cancelled", async () => {
  const { service, ece } = await openPanel();
  const first = await request(service, ece, { timeSlot: "20:00", name: "Önce Gelen" });
  await request(service, ece, { timeSlot: "21:00", name: "Sonra Gelen" });
  expect((await messages(ece)).next).toEqual({
    name: "Önce Gelen",
    day: "2025-09-25",
    timeSlot: "20:00",
    consultation: "mini-ongoru",
  });
  await done(ece, "cancel", first, { reason: "Hasta" });
  expect((await messages(ece)).next).toMatchObject({ name: "Sonra Gelen" });
});
