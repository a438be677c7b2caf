/** Amounts are whole kuruş. Money is only noted: nothing here takes any. */

/** A million lira. */
export const mostMoney = 100_000_000;

/** How somebody paid. */
export const paidByWords = { cash: "Nakit", transfer: "Havale", card: "Kart" };
export type PaidBy = keyof typeof paidByWords;

export type Payment = {
  /** Null if nothing is asked for it. */
  price: number | null;
  /** Of the price, so far. */
  paid: number;
  paidBy: PaidBy | null;
};

/** A part that was paid is a deposit. */
export function paymentState({ price, paid }: Payment): "none" | "waiting" | "deposit" | "paid" {
  if (price === null) return "none";
  if (paid === 0) return "waiting";
  return paid < price ? "deposit" : "paid";
}

/** "1.250,50" and "1250,5" are 125050 kuruş, "1.250" and "1250 TL" 125000; undefined where it is no amount. */
export function typedMoney(typed: string): number | undefined {
  const text = typed.replace(/\s|₺|TL/g, "");
  if (!/^(\d{1,3}(\.\d{3})+|\d+)(,\d{1,2})?$/.test(text)) return undefined;
  const [lira = "", kurus = ""] = text.replaceAll(".", "").split(",");
  const amount = Number(lira) * 100 + Number(kurus.padEnd(2, "0"));
  return amount <= mostMoney ? amount : undefined;
}

/** As it is typed: "1.250", or "1.250,50". */
export function moneyToType(kurus: number): string {
  const lira = String(Math.floor(kurus / 100)).replace(/\B(?=(\d{3})+$)/g, ".");
  const rest = kurus % 100;
  return rest === 0 ? lira : `${lira},${String(rest).padStart(2, "0")}`;
}

/** "1.250 TL"; the amount is not parted from the currency. */
export function moneyInWords(kurus: number): string {
  return `${moneyToType(kurus)}\u00A0TL`;
}
