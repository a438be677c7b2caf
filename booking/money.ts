/** How somebody paid. */
export const paidByWords = { cash: "Nakit", transfer: "Havale", card: "Kart" } as const;
export type PaidBy = keyof typeof paidByWords;
