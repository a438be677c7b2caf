/** What a visitor is told of: a request that was never approved is rejected, not cancelled. */
export type News = "approve" | "reject" | "cancel" | "move" | "move_pending";
