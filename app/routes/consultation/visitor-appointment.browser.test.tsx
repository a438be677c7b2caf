import type { ComponentProps } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { paths } from "../../../contract/public/paths.ts";
import {
  type VisitorAppointment,
  visitorAppointmentPaths,
} from "../../../contract/public/visitor-appointment.ts";
import {
  type Answers,
  answer,
  calls,
  fakeService,
} from "../../../tests/support/component/fake-service.ts";
import { setTimeZone } from "../../../tests/support/component/time-zone.ts";
import VisitorAppointmentPage, { loader } from "./visitor-appointment.tsx";

fakeService();
beforeEach(async () => {
  localStorage.clear();
  await setTimeZone();
});

const key = "k".repeat(43);
const show = `GET ${visitorAppointmentPaths.show}`;
const cancel = `POST ${visitorAppointmentPaths.cancel}`;
const move = `POST ${visitorAppointmentPaths.move}`;
const pending: VisitorAppointment = {
  date: "2025-09-26T18:30:00.000Z",
  minutes: 30,
  timeSlot: "21:30",
  randevuTipi: "Mini Öngörü",
  status: "pending",
  version: 1,
  changeableUntil: "2025-09-25T18:30:00.000Z",
};
const approved: VisitorAppointment = { ...pending, status: "approved", version: 2 };
const cancelled: VisitorAppointment = {
  ...pending,
  status: "cancelled",
  version: 2,
  changeableUntil: null,
};
const changed = "Bu randevu siz bakarken değişti. Güncel hâlini görüp yeniden deneyin.";
const refusal = (code: string, message: string) => ({ status: 409, json: { code, message } });
const broken = () => {
  throw new TypeError("Failed to fetch");
};

/** The page of the private link, on a Wednesday at noon. */
async function openAppointment(
  answers: Answers = { [show]: { json: pending } },
  fragment = `#${key}`,
) {
  vi.setSystemTime(new Date("2025-09-24T10:00:00Z"));
  answer({
    [`GET ${paths.settings}`]: { json: {} },
    [`GET ${paths.calendar}`]: { json: {} },
    [`GET ${paths.takenTimes}`]: { json: { dolu: [] } },
    ...answers,
  });
  const props = { loaderData: loader() } as ComponentProps<typeof VisitorAppointmentPage>;
  const router = createMemoryRouter(
    [{ path: "/randevum", element: <VisitorAppointmentPage {...props} /> }],
    {
      initialEntries: [`/randevum${fragment}`],
    },
  );
  const screen = await render(<RouterProvider router={router} />);
  return {
    screen,
    notice: screen.getByRole("status").first(),
    state: screen.getByRole("heading", { name: /randevunuz/ }),
    mover: screen.getByRole("button", { name: "Başka bir saate taşı" }),
    canceller: screen.getByRole("button", { name: "Randevuyu iptal et" }),
    dialog: screen.getByRole("dialog"),
    press: (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name })),
  };
}

type Opened = Awaited<ReturnType<typeof openAppointment>>;

async function confirmCancel({ canceller, press }: Opened) {
  await userEvent.click(canceller);
  await press("Evet, iptal et");
}

/** To Saturday at 19:30, up to the last step. */
async function chooseNewHour({ screen, mover, press }: Opened) {
  await userEvent.click(mover);
  await press(/(^|, )27 Eylül 2025 /);
  await press("İlerle");
  await userEvent.click(screen.getByRole("radio", { name: /^19:30/ }));
  await press("İlerle");
}

/** What is to be seen in the block, and not in one sentence only. */
const facts = () =>
  [
    ...document.querySelectorAll(
      ".appointment-leaf > *, .appointment-ticket h2 > [aria-hidden], .appointment-seal",
    ),
  ].map((element) => element.textContent);

const definitions = ({ screen }: Opened) =>
  screen
    .getByRole("definition")
    .elements()
    .map((element) => element.textContent);

test("The private link shows day, hour, type, state, and until when it can be changed", async () => {
  const page = await openAppointment();
  const said = "26 Eylül 2025 21:30, Mini Öngörü randevunuz beklemede.";
  await expect.element(page.state).toMatchTextContent(said);
  await expect.element(page.notice).toMatchTextContent(said);
  expect(facts()).toEqual(["26", "Eylül 2025Cuma", "21:30", "Mini Öngörü", "Onay bekliyor"]);
  for (const words of [
    /kısa mesajla ya da telefonla bildireceğiz/,
    /25 Eylül 2025 Perşembe, 21:30/,
  ])
    await expect.element(page.screen.getByText(words)).toBeVisible();
  for (const name of ["+90 555 000 00 00", "iletisim@example.com"])
    await expect.element(page.screen.getByRole("link", { name })).toBeVisible();
  expect(calls.map(({ path }) => path)).toEqual([visitorAppointmentPaths.show]);
});

test("A visitor abroad reads every hour in their own time, too", async () => {
  await setTimeZone("America/New_York");
  const page = await openAppointment();
  await expect
    .element(page.screen.getByText("25 Eylül 2025 Perşembe, 21:30 (Türkiye saati · sizde 14:30)"))
    .toBeVisible();
  await expect
    .element(page.screen.getByText("Türkiye saati · sizde 14:30", { exact: true }))
    .toBeVisible();
  await chooseNewHour(page);
  await expect.element(page.screen.getByText("Yeni saati onaylayın.")).toBeVisible();
  expect(definitions(page).slice(-2)).toEqual([
    "26 Eylül 2025 Cuma, 21:30Türkiye saati · sizde 14:30",
    "27 Eylül 2025 Cumartesi, 19:30Türkiye saati · sizde 12:30",
  ]);
});

test("Cancelling asks first, says that it is done, and leads to a new booking", async () => {
  const page = await openAppointment({
    [show]: { json: approved },
    [cancel]: { json: cancelled },
  });
  const region = page.notice.element();
  await userEvent.click(page.canceller);
  await expect.element(page.screen.getByRole("heading", { name: "Emin misiniz?" })).toHaveFocus();
  await page.press("Vazgeç");
  await expect.element(page.canceller).toHaveFocus();
  await expect.element(page.state).toMatchTextContent("onaylanmıştır");
  await confirmCancel(page);
  await expect
    .element(page.state)
    .toMatchTextContent("26 Eylül 2025 21:30, Mini Öngörü randevunuz iptal edilmiştir.");
  await expect.element(page.state).toHaveFocus();
  await expect.element(page.notice).toHaveTextContent("Randevunuz iptal edildi.");
  expect(page.notice.element()).toBe(region);
  const buttons = page.screen.getByRole("button").elements();
  expect(buttons.map(({ textContent }) => textContent)).toEqual(["İptali takvime işle"]);
  expect(facts().at(-1)).toBe("İptal edildi");
  await expect
    .element(page.screen.getByRole("link", { name: "Yeni randevu al" }))
    .toHaveAttribute("href", "/consultation#mini-ongoru");
  expect(calls.at(-1)).toMatchObject({
    path: visitorAppointmentPaths.cancel,
    body: { version: 2 },
  });
});

test("Moving compares both hours, sends the new one, and shows the appointment as pending", async () => {
  const moved = { ...pending, date: "2025-09-27T16:30:00.000Z", timeSlot: "19:30", version: 3 };
  const page = await openAppointment({ [show]: { json: approved }, [move]: { json: moved } });
  await chooseNewHour(page);
  await expect
    .element(page.screen.getByRole("heading", { name: "Yeni saati onaylayın." }))
    .toHaveFocus();
  expect(definitions(page).slice(-2)).toEqual([
    "26 Eylül 2025 Cuma, 21:30",
    "27 Eylül 2025 Cumartesi, 19:30",
  ]);
  await expect.element(page.dialog).toMatchTextContent("yeniden onay bekler");
  await page.press("Randevuyu taşı");
  await expect.element(page.notice).toHaveTextContent("Randevunuz taşındı.");
  await expect
    .element(page.state)
    .toMatchTextContent("27 Eylül 2025 19:30, Mini Öngörü randevunuz beklemede.");
  await expect.element(page.state).toHaveFocus();
  expect(calls.find(({ path }) => path === visitorAppointmentPaths.move)?.body).toEqual({
    version: 2,
    day: "2025-09-27",
    timeSlot: "19:30",
  });
});

test("An hour that was taken meanwhile is named, and another can be chosen at once", async () => {
  const page = await openAppointment({
    [show]: { json: pending },
    [move]: refusal("slot_taken", "Bu saat dolu ya da kapalı. Başka bir saat seçin."),
  });
  await chooseNewHour(page);
  answer({ [`GET ${paths.takenTimes}`]: { json: { dolu: ["19:30"] } } });
  await page.press("Randevuyu taşı");
  await expect
    .element(page.screen.getByRole("alert").filter({ hasText: "Bu saat dolu" }))
    .toMatchTextContent("27 Eylül Cumartesi, 19:30");
  await expect.element(page.screen.getByRole("radio", { name: /^19:30/ })).toBeDisabled();
  answer({ [move]: { json: { ...pending, version: 2 } } });
  await userEvent.click(page.screen.getByRole("radio", { name: /^20:00/ }));
  await page.press("İlerle");
  await page.press("Randevuyu taşı");
  await expect.element(page.notice).toHaveTextContent("Randevunuz taşındı.");
  expect(calls.at(-1)?.body).toMatchObject({ timeSlot: "20:00" });
});

test("If staff changed the appointment meanwhile, the page says so and shows it, and the dialog closes", async () => {
  const page = await openAppointment({
    [show]: { json: pending },
    [cancel]: refusal("changed", changed),
    [move]: refusal("changed", changed),
  });
  answer({ [show]: { json: approved } });
  await confirmCancel(page);
  await expect.element(page.notice).toMatchTextContent(changed);
  await expect.element(page.state).toMatchTextContent("onaylanmıştır");
  await expect.element(page.state).toHaveFocus();
  answer({ [show]: { json: cancelled } });
  await chooseNewHour(page);
  await page.press("Randevuyu taşı");
  await expect.element(page.state).toMatchTextContent("iptal edilmiştir");
  await expect.element(page.notice).toMatchTextContent(changed);
  await expect.element(page.dialog).not.toBeInTheDocument();
});

test("Later than a day before it can only be seen, with the ways to reach the academy", async () => {
  const page = await openAppointment({
    [show]: { json: pending },
    [cancel]: refusal(
      "not_changeable",
      "Bu randevu artık buradan değiştirilemez. Lütfen bizi arayın.",
    ),
  });
  answer({ [show]: { json: { ...pending, changeableUntil: null } } });
  await confirmCancel(page);
  await expect.element(page.notice).toMatchTextContent("artık buradan değiştirilemez");
  await expect
    .element(page.screen.getByRole("heading", { name: "Değişiklik için bizi arayın" }))
    .toBeVisible();
  await expect.element(page.canceller).not.toBeInTheDocument();
  await expect.element(page.mover).not.toBeInTheDocument();
});

test("A server error is shown beside the appointment", async () => {
  const page = await openAppointment();
  const message = "Hizmet şu anda kullanılamıyor. Lütfen biraz sonra yeniden deneyin.";
  const unavailable = { status: 503, json: { code: "unavailable", message } };
  answer({ [show]: unavailable, [cancel]: unavailable });
  await confirmCancel(page);
  await expect.element(page.notice).toMatchTextContent(message);
  await expect.element(page.state).toMatchTextContent("beklemede");
});

test("Without a connection the page says so, can try again, and shows no unconfirmed state", async () => {
  const page = await openAppointment({ [show]: broken, [cancel]: broken });
  await expect.element(page.notice).toMatchTextContent("şu anda ulaşılamıyor");
  answer({ [show]: { json: pending } });
  await page.press("Yeniden dene");
  await expect.element(page.state).toMatchTextContent("beklemede");
  await expect.element(page.state).toHaveFocus();
  answer({ [show]: broken });
  await confirmCancel(page);
  await expect.element(page.notice).toMatchTextContent("Cevap alınamadı");
  await expect.element(page.state).toMatchTextContent("beklemede");
});

test("If only the answer was lost, the page shows the new state", async () => {
  const page = await openAppointment({ [show]: { json: pending }, [cancel]: broken });
  answer({ [show]: { json: cancelled } });
  await confirmCancel(page);
  await expect.element(page.state).toMatchTextContent("iptal edilmiştir");
  await expect.element(page.notice).toMatchTextContent("Bağlantı kesildi");
});

test.each([
  ["moved", chooseNewHour, "Randevuyu taşı", move],
  ["cancelled", ({ canceller }: Opened) => userEvent.click(canceller), "Evet, iptal et", cancel],
] as const)(
  "While an appointment is being %s its dialog stays until the answer",
  async (_, choose, confirm, call) => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const page = await openAppointment({ [show]: { json: pending }, [call]: () => promise });
    await choose(page);
    await page.press(confirm);
    const sending = page.screen.getByRole("button", { name: "Gönderiliyor..." });
    await expect.element(sending).toBeVisible();
    for (const name of ["Kapat", /^(Vazgeç|Geri)$/])
      await expect.element(page.dialog.getByRole("button", { name, exact: true })).toBeDisabled();
    // The browser itself would close it at the second, whatever the page says to the first.
    await userEvent.keyboard("{Escape}{Escape}{Escape}");
    sending.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await expect.element(sending).toBeVisible();
    expect(calls.filter(({ path }) => call.endsWith(path))).toHaveLength(1);
    resolve({ json: { ...pending, version: 2 } });
    await expect.element(page.dialog).not.toBeInTheDocument();
  },
);

test.each(["", "#yarim", `#${"x".repeat(44)}`, "#%E0%A4%A"])(
  "/randevum%s says that there is no such appointment, and asks the service for none",
  async (fragment) => {
    const { screen } = await openAppointment({}, fragment);
    await expect
      .element(screen.getByRole("heading", { name: "Bu bağlantıyla bir randevu bulunamadı" }))
      .toBeVisible();
    await expect.element(screen.getByText(/Randevu durumunu sorgula/)).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "+90 555 000 00 00" })).toBeVisible();
    expect(calls).toEqual([]);
  },
);

test("A link whose appointment does not exist is announced as leading nowhere", async () => {
  const unknown = "Bu bağlantıyla bir randevu bulunamadı";
  const page = await openAppointment({
    [show]: { status: 404, json: { code: "key_unknown", message: unknown } },
  });
  await expect.element(page.notice).toMatchTextContent(unknown);
  await expect.element(page.screen.getByRole("heading", { name: unknown })).toBeVisible();
});

const remembered = (...appointments: { key: string; date: string }[]) =>
  localStorage.setItem("randevular", JSON.stringify(appointments));

test("Without a key the page offers the appointments that this device remembers, and forgets them", async () => {
  remembered(
    { key, date: pending.date },
    { key: "l".repeat(43), date: "2025-10-04T16:00:00.000Z" },
    { key: "m".repeat(43), date: "2025-09-23T18:00:00.000Z" },
  );
  const { screen, press } = await openAppointment({}, "");
  const links = () =>
    screen
      .getByRole("listitem")
      .getByRole("link", { name: /2025/ })
      .elements()
      .map((link) => [link.textContent, link.getAttribute("href")]);
  await expect.poll(links).toEqual([
    ["26 Eylül 2025 Cuma, 21:30", `/randevum#${key}`],
    ["4 Ekim 2025 Cumartesi, 19:00", `/randevum#${"l".repeat(43)}`],
  ]);
  await press("Unut: 26 Eylül 2025 Cuma, 21:30");
  await expect.poll(() => links().map(([text]) => text)).toEqual(["4 Ekim 2025 Cumartesi, 19:00"]);
  await press(/^Unut/);
  await expect
    .element(screen.getByRole("heading", { name: "Bu bağlantıyla bir randevu bulunamadı" }))
    .toBeVisible();
  expect(localStorage.length).toBe(0);
  expect(calls).toEqual([]);
});

test("A remembered appointment is remembered with its new hour, and forgotten once it is cancelled", async () => {
  const moved = { ...pending, date: "2025-09-27T16:30:00.000Z", timeSlot: "19:30", version: 3 };
  const page = await openAppointment({
    [show]: { json: approved },
    [move]: { json: moved },
    [cancel]: { json: cancelled },
  });
  await expect.element(page.state).toBeInTheDocument();
  expect(localStorage.length).toBe(0);
  await userEvent.click(page.screen.getByRole("checkbox", { name: "Bu cihazda hatırla" }));
  expect(localStorage.getItem("randevular")).toBe(JSON.stringify([{ key, date: approved.date }]));
  await chooseNewHour(page);
  await page.press("Randevuyu taşı");
  await expect
    .poll(() => localStorage.getItem("randevular"))
    .toBe(JSON.stringify([{ key, date: moved.date }]));
  await confirmCancel(page);
  await expect.poll(() => localStorage.length).toBe(0);
});

test("A link that leads nowhere is forgotten", async () => {
  remembered({ key, date: pending.date });
  const unknown = { status: 404, json: { code: "key_unknown", message: "Yok" } };
  await openAppointment({ [show]: unknown });
  await expect.poll(() => localStorage.length).toBe(0);
});

test("What is past goes into no calendar", async () => {
  const past = { ...approved, date: "2025-09-24T09:30:00.000Z", changeableUntil: null };
  const page = await openAppointment({ [show]: { json: past } });
  await expect.element(page.screen.getByText("Bu randevunun zamanı geçti.")).toBeVisible();
  expect(page.screen.getByRole("button").elements()).toEqual([]);
});

const birthPath = visitorAppointmentPaths.birth;
const told = { day: "1985-05-14", time: { at: "14:32" }, place: null };

test("A birth is told, seen and withdrawn, in a dialog of its own", async () => {
  const place = {
    name: "Van",
    region: "Türkiye",
    latitude: 38.5,
    longitude: 43.4,
    zone: "Europe/Istanbul",
  };
  const page = await openAppointment({
    [show]: { json: pending },
    [`GET ${birthPath}`]: { json: { birth: null, isKnown: false } },
    [`GET ${visitorAppointmentPaths.places}`]: { json: { places: [place] } },
  });
  await page.press("Doğum bilgimi ekle");
  const field = (name: string) => page.dialog.getByLabelText(name, { exact: true });
  await page.press("Kaydet");
  await expect.element(field("Gün")).toHaveFocus();
  await expect.element(field("Gün")).toHaveAccessibleDescription(/14\.05\.1985 biçiminde/);
  await field("Gün").fill("14.5.1985");
  await field("Saat (o yerin saatiyle)").fill("1432");
  await field("Yer").fill("van");
  await page.press("Van Türkiye");
  await expect.element(field("Yer")).toHaveValue("Van, Türkiye");
  const birth = { ...told, place };
  answer({ [`POST ${birthPath}`]: { json: { birth, isKnown: false } } });
  await page.press("Kaydet");
  await expect.element(page.dialog).toMatchTextContent(/14 Mayıs 1985, 14:32, Van, Türkiye/);
  const withdrawn = { json: { birth: null, isKnown: false } };
  answer({ [`POST ${visitorAppointmentPaths.removeBirth}`]: withdrawn });
  await page.press("Geri çek");
  await expect.element(field("Gün")).toHaveValue("");
  expect(calls.filter(({ method }) => method === "POST").map(({ body }) => body)).toEqual([
    birth,
    {},
  ]);
});

test("A birth that is known already is said to be, and what the service refuses is said", async () => {
  const page = await openAppointment({
    [show]: { json: pending },
    [`GET ${birthPath}`]: { json: { birth: null, isKnown: true } },
  });
  await page.press("Doğum bilgimi ekle");
  await expect.element(page.dialog).toMatchTextContent(/bizde kayıtlı/);
  await userEvent.click(page.dialog.getByRole("button", { name: "Kapat" }).last());
  const message = "Doğum günü gelecekte olamaz.";
  answer({
    [`GET ${birthPath}`]: { json: { birth: told, isKnown: false } },
    [`POST ${birthPath}`]: { status: 400, json: { fields: [{ field: "day", message }] } },
  });
  await page.press("Doğum bilgimi ekle");
  await page.press("Değiştir");
  await page.dialog.getByLabelText("Gün", { exact: true }).fill("1.1.2030");
  await page.press("Kaydet");
  await expect.element(page.dialog.getByRole("alert")).toMatchTextContent(message);
});
