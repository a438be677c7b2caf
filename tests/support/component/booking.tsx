import { useState } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, expect, vi } from "vitest";
import { type Locator, page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Booking } from "../../../app/routes/consultation/booking.tsx";
import { defaultHours } from "../../../booking/hours.ts";
import { slotsOf } from "../../../booking/slots.ts";
import type { CalendarDay } from "../../../contract/public/calls.ts";
import { type Answers, answer, type Call, calls } from "./fake-service.ts";
import { setTimeZone } from "./time-zone.ts";

type Options = {
  type?: string;
  withinDays?: number;
  now?: string;
  answers?: Answers;
  timeZone?: string;
};

/** The booking of two consultations, as on their page: "Randevu Al" opens the dialog. A Wednesday, 13:00 in Istanbul. */
export async function renderBooking(options: Options = {}) {
  const { type = "Mini Öngörü", withinDays, now = "2025-09-24T10:00:00Z" } = options;
  await setTimeZone(options.timeZone);
  vi.setSystemTime(now);
  history.replaceState(null, "");
  answer({
    "GET /api/ayarlar": { json: { bookingApiBase: "", lookupApiBase: "" } },
    "GET /api/randevu/takvim": ({ path }) => ({ json: { gunler: monthOf(path) } }),
    "GET /api/randevu/dolu": ({ path }) => ({ json: held.get(queryOf(path, "gun")) }),
    "GET /api/randevu/kanit": { status: 204 },
    "POST /api/randevu/al": { status: 201 },
    ...options.answers,
  });
  const loaderData = { root: { name: "Astroloji Akademisi" } };
  const Component = () => <BookingPage firstType={type} withinDays={withinDays} />;
  const route = { id: "root", path: "/", loader: () => loaderData.root, Component };
  const router = createMemoryRouter([route], { hydrationData: { loaderData } });
  await render(<RouterProvider router={router} />);
}

/** The same, with the dialog open and the first step there. */
export async function openBooking(options: Options = {}) {
  await renderBooking(options);
  await press(opener);
}

function BookingPage(props: { firstType: string; withinDays: number | undefined }) {
  const [type, setType] = useState(props.firstType);
  const [open, setOpen] = useState(false);
  return (
    <>
      {["Mini Öngörü", "Tek Konu Danışmanlığı"].map((name) => (
        <button key={name} type="button" onClick={() => setType(name)}>
          {name}
        </button>
      ))}
      <button type="button" onClick={() => setOpen(true)}>
        Randevu Al
      </button>
      <Booking
        type={type}
        withinDays={props.withinDays}
        firmId="akademi"
        bookable
        open={open}
        onClose={() => setOpen(false)}
        onRefused={() => {}}
      />
    </>
  );
}

const held = new Map<string, CalendarDay>();
afterEach(() => held.clear());

const monthOf = (path: Call["path"]) =>
  [...held.values()].filter(({ gun }) => gun.startsWith(queryOf(path, "ay")));

const queryOf = (path: Call["path"], name: string) =>
  new URL(path, location.href).searchParams.get(name)!;

/** Times that are booked or closed; all of the day's by default. */
export function hold(
  day: string,
  { times = slotsOf({ day, hours: defaultHours }), closed = false } = {},
) {
  held.set(day, { gun: day, dolu: times, kapali: closed });
}

export const dialog = page.getByRole("dialog");
export const opener = page.getByRole("button", { name: "Randevu Al" });
export const forward = page.getByRole("button", { name: "İlerle" });
export const back = page.getByRole("button", { name: "Geri" });
export const close = page.getByRole("button", { name: "Kapat" });
export const submit = page.getByRole("button", { name: /^(Randevu Oluştur|Gönderiliyor...)$/ });
export const heading = page.getByRole("heading", { level: 3 });
export const nameField = page.getByLabelText("Ad Soyad");
export const phoneField = page.getByLabelText("Telefon");
export const firstFree = page.getByRole("button", { name: /^İlk boş gün/ });
export const nextMonth = page.getByRole("button", { name: "Sonraki aya git" });
export const previousMonth = page.getByRole("button", { name: "Önceki aya git" });
export const chosenDay = page.getByRole("gridcell", { selected: true });

/** Without the way over the driver, which takes ten times as long; that it can be reached is for the journeys. */
export async function press(control: Locator) {
  await expect.element(control).toBeEnabled();
  (control.element() as HTMLElement).click();
}

/** A day of the calendar by its Turkish name: "24 Eylül 2025". */
export const day = (name: string) =>
  page.getByRole("gridcell").getByRole("button", { name: new RegExp(`(^|, )${name} `) });

export const slot = (time: string) => page.getByRole("radio", { name: new RegExp(`^${time}`) });

export async function toSlots(name: string) {
  await press(day(name));
  await press(forward);
}

export async function toContact(name: string, time: string) {
  await toSlots(name);
  await press(slot(time));
  await press(forward);
}

export async function fillContact(phone = "05321234567") {
  await nameField.fill("Ayşe Yılmaz");
  await phoneField.fill(phone);
}

/** Where these words are read, alone or among others. */
export const words = (text: string) => page.getByText(text, { exact: false });

/** The choices beside a time that is gone. */
export const choice = (name: string) => page.getByRole("button", { name, exact: true });

/** As when the window gets the focus back. */
export const comeBack = () => window.dispatchEvent(new Event("focus"));

/** What was sent to the service as a booking. */
export const bookings = () => calls.filter(({ method }) => method === "POST");
