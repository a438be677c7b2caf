import { expect, test } from "vitest";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { confirmEveryone } from "../../support/panel.ts";
import { enter, later, list, openPanel } from "../../support/panel-appointments.ts";
import { book, claims, lookUp } from "../../support/service.ts";

test("Landlines and numbers of other countries are entered by hand, found and erased", async () => {
  const { service, ece } = await openPanel();
  const numbers = ["02121234567", "+491701234567", "+12025550142"];
  for (const [index, phone] of numbers.entries()) {
    const timeSlot = ["20:00", "20:30", "21:00"][index];
    const { status, body } = await enter(ece, { phone, timeSlot, name: `Kişi ${"abc"[index]}` });
    expect([status, body.appointment?.phone]).toEqual([201, phone]);
    const { appointments } = await list(ece, { ara: phone });
    expect(
      appointments.map((found) => found.phone),
      phone,
    ).toEqual([phone]);
  }
  expect(await lookUp(service, "02121234567")).toHaveLength(1);
  await later(service, 3 * 24 * 3600);
  await confirmEveryone(service);
  for (const phone of numbers) {
    expect((await ece.call("POST", panelPaths.erase, { phone })).body).toEqual({ erased: 1 });
  }
  expect((await claims(service)).map(({ phone }) => phone)).toEqual([null, null, null]);
});

test("A number has one form, and visitors may enter what they always could", async () => {
  const { service, ece } = await openPanel();
  for (const phone of ["+905321234567", "00491701234567", "01121234567", "+49 170 1234567"]) {
    const { status, body } = await enter(ece, { phone });
    expect([status, body.fields![0]!.code], phone).toEqual([400, "phone_invalid"]);
  }
  for (const phone of ["02121234567", "+491701234567"]) {
    expect(await book(service, { phone }), phone).toBe(400);
  }
  expect(await claims(service)).toEqual([]);
});
