/** Owners may do everything, assistants the daily work. */
export const roles = ["owner", "assistant"] as const;
export type Role = (typeof roles)[number];

export const roleWords: Record<Role, string> = { owner: "Yönetici", assistant: "Asistan" };
