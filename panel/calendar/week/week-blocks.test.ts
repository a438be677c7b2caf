import { expect, test } from "vitest";
import { panelAppointment } from "../../../tests/support/panel-appointment.ts";
import type { SlotState } from "../../components/day-slots.ts";
import { blocksOf, partsOf, placeOf, rowsOf } from "./week-blocks.ts";

const closed = (time: string, reason = "İzin", isWeekly = false): SlotState => ({
  time,
  state: "closed",
  reason,
  isWeekly,
});
const free = (time: string): SlotState => ({ time, state: "free" });
const halfHours = ["20:00", "20:30", "21:00", "21:30"];

test("A closed day is one block, however many slots it has", () => {
  expect(
    blocksOf(
      halfHours.map((time) => closed(time)),
      halfHours,
      30,
    ),
  ).toEqual([
    { state: "closed", reason: "İzin", isWeekly: false, times: halfHours, row: 0, span: 4 },
  ]);
});

test("Another reason, a free hour and a person between are blocks of their own", () => {
  const appointment = panelAppointment({});
  const slots: SlotState[] = [
    closed("20:00"),
    closed("20:30", "Eğitim"),
    { time: "21:00", state: "taken", appointment },
    closed("21:30", "Eğitim"),
  ];
  const shapes = blocksOf(slots, halfHours, 30).map(({ state, row, span }) => [state, row, span]);
  expect(shapes).toEqual([
    ["closed", 0, 1],
    ["closed", 1, 1],
    ["taken", 2, 1],
    ["closed", 3, 1],
  ]);
});

test("An appointment is as high as it lasts, and what it covers is not drawn", () => {
  const appointment = panelAppointment({ timeSlot: "20:00", minutes: 60, heldMinutes: 75 });
  const taken = (time: string): SlotState => ({ time, state: "taken", appointment });
  const rows = ["20:00", "20:10", "20:30", "21:00", "21:30"];
  const slots = [taken("20:00"), taken("20:30"), taken("21:00"), free("21:30")];
  const shapes = blocksOf(slots, rows, 30).map(({ state, row, span }) => [state, row, span]);
  expect(shapes).toEqual([
    ["taken", 0, 3],
    ["none", 3, 1],
    ["free", 4, 1],
  ]);
});

test("A free half hour covers the rows that another day's time begins in", () => {
  const rows = ["20:00", "20:10", "20:30"];
  expect(blocksOf([free("20:00"), free("20:30")], rows, 30)).toMatchObject([
    { row: 0, span: 2 },
    { row: 2, span: 1 },
  ]);
  expect(partsOf([...rows, "22:00"], 30)).toEqual([1 / 3, 2 / 3, 1, 1]);
});

test("What is closed every week is no part of what was closed once", () => {
  const slots = [closed("20:00"), closed("20:30", "İzin", true)];
  expect(blocksOf(slots, ["20:00", "20:30"], 30)).toHaveLength(2);
});

test("The rows are all the starts of a week whose days differ", () => {
  const days = [[free("20:00"), free("21:00")], [free("9:30"), free("19:45")].map(padded)];
  expect(rowsOf(days)).toEqual(["09:30", "19:45", "20:00", "21:00"]);
});

test("A closed run covers the rows that only another day begins in", () => {
  expect(
    blocksOf([closed("20:00"), closed("21:00"), free("22:00")], [...halfHours, "22:00"], 30),
  ).toEqual([
    {
      state: "closed",
      reason: "İzin",
      isWeekly: false,
      times: ["20:00", "21:00"],
      row: 0,
      span: 3,
    },
    { state: "none", row: 3, span: 1 },
    { time: "22:00", state: "free", row: 4, span: 1 },
  ]);
});

test("Now lies between the rows by its minutes, and nowhere before and after them", () => {
  expect(placeOf("20:00", halfHours)).toBe(0);
  expect(placeOf("20:45", halfHours)).toBe(1.5);
  expect(placeOf("21:59", halfHours)).toBeCloseTo(3.97);
  expect(placeOf("19:59", halfHours)).toBeUndefined();
  expect(placeOf("22:00", halfHours)).toBeUndefined();
  expect(placeOf("20:30", ["20:00", "21:00"])).toBe(0.5);
});

test("Without rows, or with a single one, nothing breaks", () => {
  expect(placeOf("20:00", [])).toBeUndefined();
  expect(placeOf("20:30", ["20:00"])).toBeUndefined();
  expect(blocksOf([], [], 30)).toEqual([]);
});

const padded = (slot: SlotState): SlotState => ({ ...slot, time: slot.time.padStart(5, "0") });
