import { expect, test } from "vitest";
import { calendarFeed } from "../calendar/feed.ts";

test("The academy's own calendar tells initials, never names", () => {
  const appointment = {
    id: "a1",
    day: "2025-09-24",
    timeSlot: "21:00",
    title: "Mini Öngörü",
    name: " ışıl  Nur şen ",
    status: "approved" as const,
    minutes: 25,
    address: "https://www.example.com/yonetim/randevu/a1",
  };
  const feed = calendarFeed(
    [appointment, { ...appointment, id: "a2", name: null, status: "pending" }],
    "Astroloji, Akademisi",
    new Date("2025-09-01T09:00:00Z"),
  );
  expect(feed).toContain("UID:a1@akademi\r\n");
  expect(feed).toContain("DURATION:PT25M\r\n");
  expect(feed).toContain("URL:https://www.example.com/yonetim/randevu/a1\r\n");
  expect(feed).toContain("NAME:Astroloji\\, Akademisi: randevular\r\n");
  expect(feed).toContain("SUMMARY:I. N. Ş. – Mini Öngörü\r\nSTATUS:CONFIRMED\r\n");
  expect(feed).toContain("SUMMARY:Mini Öngörü\r\nSTATUS:TENTATIVE\r\n");
  expect(feed).not.toMatch(/ışıl|şen/i);
});
