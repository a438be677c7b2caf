import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  back,
  bookings,
  chosenDay,
  comeBack,
  dialog,
  fillContact,
  heading,
  hold,
  nameField,
  openBooking,
  opener,
  phoneField,
  press,
  submit,
  toContact,
  words,
} from "../../../tests/support/component/booking.tsx";
import {
  type Answers,
  answer,
  calls,
  fakeService,
} from "../../../tests/support/component/fake-service.ts";

fakeService();

const success = "Randevunuz başarılı bir şekilde oluşturuldu.";
const failure = "Randevunuz oluşturulurken bir hata oluştu.";
const call = "POST /api/randevu/al";
const toast = () => document.querySelector<HTMLElement>(".toast");

let timers: { run: () => void; milliseconds: number }[] = [];

/** Filled in for Thursday at 21:30; from then on a timer runs out when the test lets it. */
async function fillAndFreeze(answers: Answers = {}) {
  await openBooking({ answers });
  await toContact("25 Eylül 2025", "21:30");
  await fillContact();
  timers = [];
  vi.stubGlobal("setTimeout", (run: () => void, milliseconds: number) =>
    timers.push({ run, milliseconds }),
  );
}

/** Lets the only timer there is run out, which has to be of this length. */
async function runOut(milliseconds: number) {
  await expect.poll(() => timers.map((timer) => timer.milliseconds)).toEqual([milliseconds]);
  timers.shift()?.run();
}

/** Opens the dialog again: what it shows tells whether the form has been reset. */
async function expectStillSending() {
  await press(opener);
  await expect.element(submit).toHaveTextContent("Gönderiliyor...");
  await expect.element(submit).toBeDisabled();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
}

async function expectReset() {
  await press(opener);
  await expect.element(heading).toHaveTextContent("Size en uygun tarihi seçin.");
  await expect.element(chosenDay).not.toBeInTheDocument();
  await toContact("26 Eylül 2025", "22:00");
  await expect.element(nameField).toHaveValue("");
  await expect.element(phoneField).toHaveValue("0");
  await expect.element(submit).toHaveTextContent("Randevu Oluştur");
}

test("The dialog closes at once on submit, and a second submit is impossible [12.7] [12.8]", async () => {
  await fillAndFreeze({ [call]: () => new Promise(() => {}) });
  const requestSubmit = () => document.querySelector("form")?.requestSubmit();
  requestSubmit();
  requestSubmit();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText("Gönderiliyor...")).toHaveAttribute("role", "status");
  await expectStillSending();
  await press(opener);
  requestSubmit();
  await expect.element(back).toBeDisabled();
  await expect.element(nameField).toHaveAttribute("readonly");
  await expect.poll(bookings).toHaveLength(1);
});

test("The request carries the six fields, the day with the hour in Turkey time [14.1]", async () => {
  // Nor does it matter that the service knows no proof of work.
  await fillAndFreeze({ "GET /api/randevu/kanit": { status: 404 } });
  await press(submit);
  const body = {
    name: "Ayşe Yılmaz",
    phone: "05321234567",
    firmId: "akademi",
    date: "2025-09-25T18:00:00.000Z",
    timeSlot: "21:30",
    randevuTipi: "Mini Öngörü",
  };
  await expect.poll(bookings).toEqual([{ method: "POST", path: "/api/randevu/al", body }]);
});

test("Another host gets the request, and no calls that it may not know [14.1] [14.3]", async () => {
  await fillAndFreeze({
    "GET /api/ayarlar": { json: { bookingApiBase: "/saglayici", lookupApiBase: "" } },
    "GET /saglayici/api/randevu/dolu": { json: {} },
    "POST /saglayici/api/randevu/al": { json: {} },
  });
  await press(submit);
  await expect.element(page.getByText(success)).toBeVisible();
  expect(bookings().map(({ path }) => path)).toEqual(["/saglayici/api/randevu/al"]);
  expect(calls.filter(({ path }) => path.includes("kanit"))).toEqual([]);
});

test.each([
  [201, success],
  [409, failure],
])(
  "After an answer of %i the toast stays 500 ms, fades 700 ms, and 1000 ms later all is reset [12.9] [12.10]",
  async (status, text) => {
    await fillAndFreeze({ [call]: { status } });
    await press(submit);
    await expect.element(page.getByText(text)).not.toHaveClass("fading");
    await runOut(500);
    await expect.element(page.getByText(text)).toHaveClass("fading");
    expect(toast()?.style.transitionDuration).toBe("700ms");
    await runOut(700);
    await expect.poll(toast).toBeNull();
    await expectStillSending();
    await runOut(1000);
    await expectReset();
  },
);

test("After a network failure the toast comes after 300 ms, stays 5000 ms, and the form is reset [12.10]", async () => {
  const unreachable = () => {
    throw new TypeError("Failed to fetch");
  };
  await fillAndFreeze({ [call]: unreachable });
  await press(submit);
  await expect.poll(() => timers).toHaveLength(1);
  expect(toast()).toBeNull();
  const sending = page.getByText("Gönderiliyor...");
  await expect.element(sending).toBeVisible();
  await expect.element(words("Talebiniz gönderilemedi")).not.toBeInTheDocument();
  await runOut(300);
  await expect.element(page.getByText(failure)).not.toHaveClass("fading");
  await expect.element(sending).not.toBeInTheDocument();
  await expect.element(words("Talebiniz gönderilemedi")).toBeVisible();
  await expectStillSending();
  await runOut(5000);
  await expect.poll(toast).toBeNull();
  await expectReset();
});

test("A refusal that asks for a proof without a challenge is like any other refusal [12.10]", async () => {
  await fillAndFreeze({ [call]: { status: 428 } });
  await press(submit);
  await expect.element(page.getByRole("alert").getByText(failure)).toBeVisible();
  expect(bookings()).toHaveLength(1);
});

test("A dialog opened again while sending announces the toast, and does not call its time taken [12.9]", async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  await fillAndFreeze({ [call]: () => promise });
  await press(submit);
  await press(opener);
  hold("2025-09-25", { times: ["21:30"] });
  resolve({ status: 201 });
  await expect.element(dialog.getByRole("status").getByText(success)).toBeVisible();
  const before = calls.length;
  comeBack();
  await expect.poll(() => calls.length).toBeGreaterThan(before);
  await expect.element(words("az önce doldu.")).not.toBeInTheDocument();
});

test("What was booked stays written below the button and can be saved to a calendar [12.9]", async () => {
  await fillAndFreeze();
  await press(submit);
  await expect.element(page.getByText(success)).toBeVisible();
  for (const milliseconds of [500, 700, 1000]) await runOut(milliseconds);
  await expect
    .poll(() => document.querySelector(".booked-what")?.textContent)
    .toBe("Randevu talebiniz alındı: 25 Eylül 2025, 21:30 – Mini Öngörü");
  await expect.element(page.getByText("0532 123 45 67")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Takvime ekle" })).toBeVisible();
});

test("A failure after a success names itself, and the earlier request as such", async () => {
  await fillAndFreeze();
  await press(submit);
  await expect.element(words("Randevu talebiniz alındı: ")).toBeVisible();
  for (const milliseconds of [500, 700, 1000]) await runOut(milliseconds);
  answer({ [call]: { status: 409 } });
  await press(opener);
  await toContact("26 Eylül 2025", "22:00");
  await fillContact();
  await press(submit);
  await expect.element(page.getByText(failure)).toBeVisible();
  await expect.element(words("Randevu talebiniz alındı")).not.toBeInTheDocument();
  await expect.element(words("Önceki randevu talebiniz: ")).toBeVisible();
  await expect
    .element(words("Talebiniz gönderilemedi: "))
    .toMatchTextContent(/26 Eylül Cuma, 22:00/);
});
