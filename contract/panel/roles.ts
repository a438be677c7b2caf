/** An owner may do everything; an assistant what a day's work takes. */
export const roles = ["owner", "assistant"] as const;
export type Role = (typeof roles)[number];

export const roleWords: Record<Role, string> = { owner: "Yönetici", assistant: "Asistan" };
