import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forget, remember, rememberedAppointments } from "./remembered.ts";

const keyOf = (letter: string) => letter.repeat(43);
const friday = { key: keyOf("f"), date: "2025-09-26T18:30:00.000Z" };
const thursday = { key: keyOf("t"), date: "2025-09-25T18:30:00.000Z" };

let stored: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2025-09-24T10:00:00Z") });
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("Appointments are remembered with key and start alone, the soonest first, each once", () => {
  remember(friday);
  remember(thursday);
  expect(rememberedAppointments()).toEqual([thursday, friday]);
  const moved = { ...thursday, date: "2025-09-27T16:30:00.000Z" };
  remember(moved);
  expect(rememberedAppointments()).toEqual([friday, moved]);
  expect([...stored.values()]).toEqual([JSON.stringify([friday, moved])]);
});

test("What is forgotten leaves nothing behind", () => {
  remember(friday);
  remember(thursday);
  forget(thursday.key);
  expect(rememberedAppointments()).toEqual([friday]);
  forget(friday.key);
  expect([...stored]).toEqual([]);
});

test("An appointment is forgotten when its day is over in Turkey", () => {
  remember(thursday);
  remember(friday);
  vi.setSystemTime("2025-09-25T20:59:59Z");
  expect(rememberedAppointments()).toEqual([thursday, friday]);
  vi.setSystemTime("2025-09-25T21:00:00Z");
  expect(rememberedAppointments()).toEqual([friday]);
  expect([...stored.values()].join()).not.toContain(thursday.key);
  vi.setSystemTime("2025-09-26T21:00:00Z");
  expect(rememberedAppointments()).toEqual([]);
  expect([...stored]).toEqual([]);
});

test.each([
  "{",
  "null",
  '"x"',
  "[null]",
  '[{"key":"short","date":"2025-09-26T18:30:00.000Z"}]',
  `[{"key":"${keyOf("k")}","date":"soon"}]`,
  `[{"key":"${keyOf("k")}"}]`,
])("Anything else in the storage is ignored: %s", (text) => {
  stored.set("randevular", text);
  expect(rememberedAppointments()).toEqual([]);
});

test("A browser that stores nothing remembers nothing, and says so", () => {
  const refuse = () => {
    throw new Error("not allowed");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(remember(friday)).toBe(false);
  expect(rememberedAppointments()).toEqual([]);
});
