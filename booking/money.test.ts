import { expect, test } from "vitest";
import { moneyInWords, moneyToType, mostMoney, paymentState, typedMoney } from "./money.ts";

test("An amount is understood as people write it in Turkey", () => {
  for (const [typed, kurus] of [
    ["1.250,50", 125_050],
    ["1250,5", 125_050],
    ["1.250", 125_000],
    [" 1250 TL ", 125_000],
    ["₺1.000.000,00", mostMoney],
    ["0,05", 5],
  ] as const)
    expect(typedMoney(typed), typed).toBe(kurus);
  for (const typed of ["", "12.50", "1.25", "1,250.50", "-5", "bin", "1,234", "1000000,01", ",5"])
    expect(typedMoney(typed), typed).toBeUndefined();
});

test("Each amount is written so that it is understood again, without kuruş where there are none", () => {
  for (const kurus of [0, 5, 50, 99_900, 125_050, 1_234_567, mostMoney])
    expect(typedMoney(moneyToType(kurus))).toBe(kurus);
  expect([5, 100_000, 125_050].map(moneyInWords)).toEqual([
    "0,05\u00A0TL",
    "1.000\u00A0TL",
    "1.250,50\u00A0TL",
  ]);
});

test("What is paid in part is a deposit", () => {
  const of = (price: number | null, paid: number) => paymentState({ price, paid, paidBy: null });
  expect([of(null, 0), of(100, 0), of(100, 99), of(100, 100)]).toEqual([
    ...["none", "waiting", "deposit", "paid"],
  ]);
});
