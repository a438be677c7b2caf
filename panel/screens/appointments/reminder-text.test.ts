import { expect, test } from "vitest";
import { reminderText } from "./reminder-text.ts";

const reminded = { day: "2025-09-25", timeSlot: "21:00", title: "Mini Öngörü" };

test("A reminder says who, what and when, and who sends it [45.3]", () => {
  expect(reminderText({ ...reminded, name: "Ayşe Yılmaz" }, "Astroloji Akademisi")).toBe(
    "Sayın Ayşe Yılmaz, Mini Öngörü randevunuzu hatırlatmak isteriz: 25 Eylül 2025 Perşembe, saat 21:00. Görüşmek üzere. Astroloji Akademisi",
  );
});

test("What is no name is not sent on [28.6]", () => {
  expect(reminderText({ ...reminded, name: "kazan.com" }, "")).toMatch(/^Sayın Danışanımız,/);
});
