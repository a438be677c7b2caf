import { expect, test } from "vitest";
import { latestOffer, type Message, withMessage, withoutMessage } from "./toast-stack.ts";

const undo = { change: "x", until: "2025-09-24T10:00:10.000Z" };
const offer = (id: number): Message => ({ id, text: `Teklif ${id}`, undo });
const note = (id: number): Message => ({ id, text: `Bilgi ${id}` });
const ids = (messages: Message[]) => messages.map(({ id }) => id);

test("Offers stack, and what only tells something makes room for the next", () => {
  const stack = [offer(1), note(2), offer(3), note(4)].reduce(withMessage, [] as Message[]);
  expect(ids(stack)).toEqual([1, 3, 4]);
});

test("A way to go on stays as an offer does", () => {
  const going: Message = { ...note(1), next: { to: "/", label: "Gör" } };
  expect(ids([going, note(2)].reduce(withMessage, [] as Message[]))).toEqual([1, 2]);
});

test("The latest offer is the one that is taken back, then the one before", () => {
  const stack = [offer(1), offer(2), note(3)];
  expect(latestOffer(stack)?.id).toBe(2);
  expect(latestOffer(withoutMessage(stack, 2))?.id).toBe(1);
  expect(latestOffer([note(1)])).toBeUndefined();
});
