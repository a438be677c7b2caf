import { expect, test } from "vitest";
import type { FieldRefusal } from "../../../contract/refusals.ts";
import { newColleague } from "../../support/panel.ts";
import { done, enter, list } from "../../support/panel-appointments.ts";
import { book, bookingRequest, claims, sendBooking, startService } from "../../support/service.ts";

const addresses = ["Ayşe http://kotu.example", "www.kotu", "kazan.com", "t.me/x", "Ayşe kazan.bet"];
const nameInvalid = {
  field: "name",
  code: "name_invalid",
  message:
    "Ad en az bir harf içermeli, en çok 100 karakter olmalı ve rakam ya da internet adresi içermemelidir.",
};

test("A booking whose name holds a web address is refused, and says why", async () => {
  const service = await startService({ engine: "sqlite" });
  for (const name of addresses) {
    const answer = await sendBooking(service, bookingRequest({ name }));
    expect(answer.status, name).toBe(400);
    const { fields } = (await answer.json()) as { fields: FieldRefusal[] };
    expect(fields).toEqual([nameInvalid]);
  }
  expect(await claims(service)).toEqual([]);
  expect(await book(service, { name: "Prof.Dr.Can A.Yılmaz" })).toBe(201);
});

test("Nor can staff enter such a name", async () => {
  const service = await startService({ engine: "sqlite" });
  const ece = await newColleague(service);
  for (const name of addresses) {
    expect(await enter(ece, { name })).toMatchObject({
      status: 400,
      body: { fields: [nameInvalid] },
    });
  }
  expect((await enter(ece, { name: "St. John" })).status).toBe(201);
});

test("A name that was stored before stays, and its appointment can be answered", async () => {
  const service = await startService();
  const ece = await newColleague(service);
  await book(service);
  await service.database.db.updateTable("slot_claims").set({ name: "kazan.com" }).execute();
  const [seen] = (await list(ece)).appointments;
  expect(seen).toMatchObject({ name: "kazan.com" });
  expect((await done(ece, "approve", seen!)).appointment).toMatchObject({ name: "kazan.com" });
});
