import { expect, test } from "vitest";
import type { ChangeAnswer, NumbersAnswer } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { paths } from "../../../contract/public/paths.ts";
import { type Colleague, confirmEveryone, newColleague } from "../../support/panel.ts";
import {
  card,
  done,
  enter,
  later,
  list,
  openPanel,
  request,
  takeBack,
} from "../../support/panel-appointments.ts";
import { lookUp } from "../../support/service.ts";
import { setServices } from "../../support/services.ts";

const price = 125_050;
const nothing = { price: null, paid: 0, paidBy: null };
const waiting = { price, paid: 0, paidBy: null };
const deposit = { price, paid: 50_000, paidBy: "transfer" };

function pay(
  colleague: Colleague,
  { id, version }: { id: string; version: number },
  payment: object,
) {
  return colleague.call<ChangeAnswer & { code?: string }>("POST", panelPaths.payment(id), {
    version,
    ...payment,
  });
}

async function numbers(colleague: Colleague) {
  const query = "?baslangic=2025-09-01&bitis=2025-10-31";
  return (await colleague.call<NumbersAnswer>("GET", panelPaths.numbers + query)).body;
}

test("A service's price is that of what is approved or entered from then on, and no visitor sees it", async () => {
  const { service, ece } = await openPanel();
  const before = (await enter(ece, { timeSlot: "20:00" })).body.appointment!;
  expect(before).toMatchObject(nothing);
  await setServices(ece, { "mini-ongoru": { price }, "vip-ongoru": { price: 300_000 } });
  const asked = await request(service, ece, { phone: "05321112233" });
  expect(asked).toMatchObject(nothing);
  const approved = await done(ece, "approve", asked);
  expect(approved.appointment).toMatchObject(waiting);
  const entered = (await enter(ece)).body.appointment!;
  expect(entered).toMatchObject(waiting);
  expect((await card(ece, before.id)).appointment).toMatchObject(nothing);
  expect((await takeBack(ece, approved.undo.change)).body.appointment).toMatchObject(nothing);
  const other = await done(ece, "edit", entered, { consultation: "vip-ongoru" });
  expect(other.appointment).toMatchObject({ price: 300_000 });
  expect((await takeBack(ece, other.undo.change)).body.appointment).toMatchObject(waiting);
  const seen = await (await fetch(service.url + paths.services)).text();
  expect(seen + JSON.stringify(await lookUp(service, "05329876543"))).not.toMatch(
    /price|paid|1250/,
  );
});

test("A price of its own stays when the service of an appointment changes", async () => {
  const { ece } = await openPanel();
  await setServices(ece, { "mini-ongoru": { price }, "vip-ongoru": { price: 300_000 } });
  const entered = (await enter(ece)).body.appointment!;
  const own = (await pay(ece, entered, { ...waiting, price: 99_900 })).body.appointment!;
  const other = await done(ece, "edit", own, { consultation: "vip-ongoru" });
  expect(other.appointment).toMatchObject({ price: 99_900 });
});

test("A payment is noted by assistants, too, logged and taken back; what does not add up is refused", async () => {
  const { service, ece } = await openPanel();
  const su = await newColleague(service, "su@example.com", { role: "assistant" });
  const entered = (await enter(ece)).body.appointment!;
  for (const wrong of [
    { ...deposit, paid: price + 1 },
    { ...deposit, price: null },
    { ...deposit, paidBy: null },
    { ...waiting, paidBy: "cash" },
    { ...waiting, price: 0 },
    { ...waiting, price: 100_000_001 },
    { ...deposit, paid: -1 },
    { ...deposit, paid: 0.5 },
  ])
    expect((await pay(su, entered, wrong)).status, JSON.stringify(wrong)).toBe(400);
  const noted = await pay(su, entered, deposit);
  expect(noted.body.appointment).toMatchObject(deposit);
  expect((await pay(su, entered, deposit)).body.code).toBe("changed");
  const { changes } = await card(ece, entered.id);
  const change = changes.find(({ action }) => action === "payment");
  expect(change).toMatchObject({ who: su.email, after: { payment: deposit } });
  expect(change!.before).not.toHaveProperty("payment");
  const { body } = await takeBack(su, noted.body.undo.change);
  expect(body.appointment).toMatchObject(nothing);
});

test("What is owed is listed, and summed by month for owners alone, also after an erasure", async () => {
  const { service, ece } = await openPanel();
  const su = await newColleague(service, "su@example.com", { role: "assistant" });
  const note = async (changes: object, payment: object) =>
    (await pay(ece, (await enter(ece, changes)).body.appointment!, payment)).body.appointment!;
  const owing = await note({ timeSlot: "20:00" }, deposit);
  await note({ timeSlot: "21:00" }, { price, paid: price, paidBy: "cash" });
  const kept = await note({ timeSlot: "22:00" }, deposit);
  await done(ece, "cancel", kept, { reason: "Vazgeçti" });
  const report = { consultation: "vip-ongoru", day: "2025-10-10", timeSlot: "" };
  const owed = await note({ ...report, phone: "05321112233" }, waiting);
  const { appointments } = await list(su, { durum: "unpaid" });
  expect(appointments.map(({ id }) => id)).toEqual([owing.id, owed.id]);
  const paid = 50_000 + price + 50_000;
  const october = { month: "2025-10", paid: 0, owed: price };
  expect((await numbers(ece)).money).toEqual([
    { month: "2025-09", paid, owed: price - 50_000 },
    october,
  ]);
  expect((await numbers(su)).money).toBeNull();
  await later(service, 3 * 24 * 3600);
  await confirmEveryone(service);
  await ece.call("POST", panelPaths.erase, { phone: owing.phone });
  expect((await card(ece, owing.id)).appointment).toMatchObject({ name: null, ...deposit });
  expect((await numbers(ece)).money).toEqual([{ month: "2025-09", paid, owed: 0 }, october]);
  expect((await list(ece, { durum: "unpaid" })).appointments).toHaveLength(1);
});
