import { moneyInWords, type Payment, paidByWords, paymentState } from "../../booking/money.ts";

/** "1.250 TL bekliyor", "500 TL kapora alındı (havale), 750 TL bekliyor", "1.250 TL ödendi (kart)" */
export function paymentInWords(payment: Payment): string {
  const { price, paid, paidBy } = payment;
  const way = paidBy ? ` (${paidByWords[paidBy].toLocaleLowerCase("tr-TR")})` : "";
  switch (paymentState(payment)) {
    case "none":
      return "Not edilmedi";
    case "waiting":
      return `${moneyInWords(price!)} bekliyor`;
    case "deposit":
      return `${moneyInWords(paid)} kapora alındı${way}, ${moneyInWords(price! - paid)} bekliyor`;
    case "paid":
      return `${moneyInWords(paid)} ödendi${way}`;
  }
}

export const amountRule = "Tutarı 1.250,50 biçiminde yazın.";
