import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { ClientAnswer } from "../../contract/panel/clients.ts";
import { answer, calls, events, fakeService } from "../../tests/support/component/fake-service.ts";
import { renderPanel } from "../../tests/support/component/panel.tsx";
import { birthOf, clientAnswer, listAnswer } from "../../tests/support/component/samples.ts";
import { panelAppointment } from "../../tests/support/panel-appointment.ts";

const path = "/api/yonetim/danisanlar/1";
const outdated = {
  status: 409,
  json: { code: "client_changed", message: "Bu danışan siz bakarken değişti." },
};

fakeService();

async function renderClient(client: Partial<ClientAnswer> = {}) {
  const { screen } = await renderPanel("/danisan/1", { [`GET ${path}`]: clientAnswer(client) });
  const button = (name: string) => screen.getByRole("button", { name, exact: true });
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  return { screen, button };
}

/** A colleague changes the client, and every open panel hears of it. */
function becomes(client: Partial<ClientAnswer>) {
  answer({ [`GET ${path}`]: clientAnswer(client) });
  events!.send({ pending: 0, toTell: 0, toRemind: 0, cancellations: 0, latest: null });
}

const bodies = () => calls.filter(({ method }) => method === "POST").map(({ body }) => body);

test("Clients are searched by a name that no address holds, and stay searched on the way back", async () => {
  const row = {
    ...{ id: "1", name: "Ayşe Yılmaz", phone: "05321234567", next: "2025-09-25", last: null },
    ...{ appointments: 2, noShows: 0, isBlocked: false, followUp: null },
  };
  const { screen, router } = await renderPanel("/danisanlar", {
    "POST /api/yonetim/danisanlar/ara": ({ body }) => {
      const isFound = (body as { search: string }).search !== "kaya";
      return { json: { clients: isFound ? [row] : [], isCut: false } };
    },
    [`GET ${path}`]: clientAnswer(),
  });
  const found = screen.getByRole("list", { name: "Danışanlar" }).getByRole("listitem");
  await expect.element(found).toMatchTextContent("2 randevu");
  const search = screen.getByRole("searchbox", { name: /^Danışan ara/ });
  await search.fill("kaya");
  await expect.element(screen.getByText("Buna uyan danışan yok.")).toBeVisible();
  await search.fill("yilmaz");
  await screen.getByRole("link", { name: "Ayşe Yılmaz" }).click();
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  expect(calls.map((call) => call.path).join(" ")).not.toMatch(/kaya|yilmaz|5321234567/);
  await router.navigate(-1);
  await expect.element(search).toHaveValue("yilmaz");
});

test("An appointment whose client has yet to hear of it is marked until they have", async () => {
  const untold = panelAppointment({ toTell: "approve" });
  const { screen } = await renderClient({ appointments: [untold] });
  await expect.element(screen.getByText("Haber verilmedi")).toBeVisible();
  becomes({});
  await expect.element(screen.getByText("Haber verilmedi")).not.toBeInTheDocument();
});

test("A client's note that was written meanwhile is shown before it is overwritten", async () => {
  const { screen, button } = await renderClient({ note: "Annesiyle geldi.", version: 1 });
  await button("Notu düzenle").click();
  const field = screen.getByRole("textbox", { name: "Not" });
  await expect.element(field).toHaveFocus();
  await field.fill("Sabahları arayın.");
  becomes({ note: "Akşamları arayın.", version: 2 });
  await expect.element(screen.getByText("Bu arada kaydedilen: Akşamları arayın.")).toBeVisible();
  answer({ [`POST ${path}/not`]: outdated });
  await button("Kaydet").click();
  await expect.element(screen.getByText(/siz bakarken değişti/)).toBeVisible();
  answer({ [`POST ${path}/not`]: { json: { version: 3 } } });
  answer({ [`GET ${path}`]: clientAnswer({ note: "Sabahları arayın.", version: 3 }) });
  await button("Kaydet").click();
  await expect.element(button("Notu düzenle")).toHaveFocus();
  await expect.element(screen.getByText("Sabahları arayın.")).toBeVisible();
  expect(bodies()).toMatchObject([{ version: 1 }, { version: 2 }]);
});

test("A number is not blocked without a reason", async () => {
  const { screen, button } = await renderClient();
  const blocking = button("Siteden randevu alamasın…");
  await expect.element(blocking).toBeVisible();
  const [note, block] = [button("Not ekle"), blocking].map((one) => one.element());
  expect(note!.compareDocumentPosition(block!), "it is not the first thing to do").toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  await blocking.click();
  const sheet = screen.getByRole("dialog", { name: "Siteden randevu alamasın" });
  await expect.element(sheet.getByRole("heading")).toHaveFocus();
  await sheet.getByRole("button", { name: "Engelle" }).click();
  const reason = sheet.getByLabelText("Neden");
  await expect.element(reason).toHaveFocus();
  await expect.element(reason).toHaveAccessibleDescription("Kısa bir neden yazın.");
  expect(bodies()).toEqual([]);
});

test("The page of a client who was erased says that they are gone", async () => {
  const { screen } = await renderClient();
  answer({ [`GET ${path}`]: { status: 404, json: { code: "not_found" } } });
  events!.send({ pending: 0, toTell: 0, toRemind: 0, cancellations: 0, latest: null });
  await expect.element(screen.getByText(/^Bu danışan artık yok/)).toBeVisible();
});

test("A known number is recognised once it is whole, and its name can be taken over", async () => {
  const block = { at: "2025-09-01T10:00:00.000Z", reason: "Ödemedi." };
  const counts = { came: 1, noShow: 0, cancelled: 0, coming: 0 };
  const { screen } = await renderPanel("/yeni?gun=2025-09-25", {
    "GET /api/yonetim/randevular": listAnswer([]),
    "POST /api/yonetim/danisanlar/tani": {
      json: { clients: [{ id: "1", name: "Işıl Öz", counts }], block },
    },
  });
  const asked = () => calls.filter((call) => call.path === "/api/yonetim/danisanlar/tani");
  await screen.getByLabelText("Telefon").click();
  await userEvent.keyboard("532123456");
  expect(asked()).toEqual([]);
  await userEvent.keyboard("7");
  await expect.element(screen.getByText(/siteden randevu alamıyor: Ödemedi\./)).toBeVisible();
  expect(asked()).toMatchObject([{ body: { phone: "05321234567" } }]);
  expect(calls.map((call) => call.path).join(" ")).not.toContain("532123");
  await screen.getByRole("button", { name: "Bu adı kullan" }).click();
  await expect.element(screen.getByLabelText("Ad", { exact: true })).toHaveValue("Işıl Öz");
  await expect
    .element(screen.getByRole("button", { name: "Bu adı kullan" }))
    .not.toBeInTheDocument();
});

test("Two letters of a name find whom it may be, and a choice fills name and number", async () => {
  const suggested = {
    id: "1",
    name: "Işıl Öz",
    phone: "05321234567",
    next: null,
    last: "2025-09-01",
  };
  const { screen } = await renderPanel("/yeni?gun=2025-09-25", {
    "GET /api/yonetim/randevular": listAnswer([]),
    "POST /api/yonetim/danisanlar/oner": { json: { clients: [suggested] } },
    "POST /api/yonetim/danisanlar/tani": { json: { clients: [], block: null } },
  });
  const name = screen.getByLabelText("Ad", { exact: true });
  await name.click();
  await userEvent.keyboard("i");
  expect(calls.map((call) => call.path)).not.toContain("/api/yonetim/danisanlar/oner");
  await userEvent.keyboard("s");
  const found = screen.getByRole("list", { name: "Kayıtlı danışanlar" }).getByRole("button");
  await expect.element(found).toMatchTextContent("Işıl Öz 0532 123 45 67 Son: 1 Eylül 2025");
  await found.click();
  await expect.element(name).toHaveValue("Işıl Öz");
  await expect.element(screen.getByLabelText("Telefon")).toHaveValue("05321234567");
  await expect.element(found).not.toBeInTheDocument();
});

test("A client's page leads to a new appointment with name and number, and no address holds them", async () => {
  const { screen, router } = await renderPanel("/danisan/1", {
    [`GET ${path}`]: clientAnswer(),
    "GET /api/yonetim/randevular": listAnswer([]),
    "POST /api/yonetim/danisanlar/tani": { json: { clients: [], block: null } },
  });
  await screen.getByRole("link", { name: "Randevu ekle" }).last().click();
  await expect.element(screen.getByLabelText("Ad", { exact: true })).toHaveValue("Ayşe Yılmaz");
  await expect.element(screen.getByLabelText("Telefon")).toHaveValue("05321234567");
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe("/yeni");
});

test("A client's appointments have their notes and other names, and the next and last one stand above", async () => {
  const past = { day: "2025-09-01", date: "2025-09-01T18:00:00.000Z" };
  const { screen } = await renderClient({
    appointments: [
      panelAppointment({ id: "3", day: "2025-10-02", date: "2025-10-02T18:00:00.000Z" }),
      panelAppointment({ id: "2", name: "Hatice Ak" }),
      panelAppointment({ id: "1", ...past, note: "Satürn dönüşü konuşuldu." }),
    ],
  });
  await expect.element(screen.getByText("Satürn dönüşü konuşuldu.")).toBeVisible();
  await expect.element(screen.getByText("Mini Öngörü, Hatice Ak")).toBeVisible();
  await expect.element(screen.getByText(/^Sıradaki:/)).toMatchTextContent("24 Eylül 2025 21:00");
  await expect.element(screen.getByText(/^Son:/)).toMatchTextContent("1 Eylül 2025 21:00");
});

test("An owner erases a client from the page, and is told of all that goes", async () => {
  const { screen, button } = await renderClient();
  const check = { names: ["Ayşe Yılmaz"], count: 1, from: "2025-09-01", to: "2025-09-01" };
  answer({
    [`POST ${path}/sil/denetle`]: {
      json: {
        ...{ ...check, coming: [], former: 0, kept: ["note", "block"] },
        ...{ phones: ["05321234567", "05321234568"], births: ["Eşi", "Kendisi"] },
      },
    },
  });
  await button("Verilerini sil…").click();
  const sheet = screen.getByRole("dialog", { name: "Kişisel veriler silinsin mi?" });
  await expect
    .element(sheet)
    .toMatchTextContent(
      /özel bağlantısı; doğum bilgileri; danışan notu; siteden randevu alamadığı/,
    );
  await expect.element(sheet).toMatchTextContent(/0532 123 45 67, 0532 123 45 68/);
  await expect.element(sheet).toMatchTextContent(/Eşi, Kendisi/);
});

test("A day to get in touch is set with what for, and ended once it was done", async () => {
  const followUp = { day: "2026-03-02", note: "Tayini" };
  const { screen, button } = await renderClient();
  await button("Aranacak gün ekle").click();
  await button("Kaydet").click();
  await expect.element(screen.getByText("Bir gün seçin.")).toBeVisible();
  await screen.getByLabelText("Gün", { exact: true }).fill("2.3.2026");
  await screen.getByLabelText("Ne için").fill("Tayini");
  answer({
    [`POST ${path}/aranacak`]: { json: { version: 1 } },
    [`GET ${path}`]: clientAnswer({ version: 1, followUp }),
  });
  await button("Kaydet").click();
  await expect.element(screen.getByText("2 Mart 2026: Tayini")).toBeVisible();
  answer({ [`GET ${path}`]: clientAnswer({ version: 2 }) });
  await button("Arandı, kaldır").click();
  await expect.element(button("Arandı, kaldır")).not.toBeInTheDocument();
  expect(bodies()).toEqual([
    { version: 0, ...followUp },
    { version: 1, day: null, note: "" },
  ]);
});

test("Clients to get in touch with are counted above the list of appointments, which leads to them", async () => {
  const { screen, router } = await renderPanel("/", {
    "GET /api/yonetim/randevular": listAnswer([], { toCall: 2 }),
    "POST /api/yonetim/danisanlar/ara": { json: { clients: [], isCut: false } },
  });
  await screen.getByRole("link", { name: "2 Aranacak danışan" }).click();
  await expect.element(screen.getByText(/^Aranacak danışan yok/)).toBeVisible();
  await screen.getByRole("searchbox", { name: /^Danışan ara/ }).fill("kaya");
  await expect.poll(() => bodies().at(-1)).toEqual({ search: "kaya", followUps: true });
  await expect.element(screen.getByText("Buna uyan danışan yok.")).toBeVisible();
  expect(router.state.location.search).toBe("?liste=aranacak");
});

const undo = { change: "c1", until: "2025-09-24T10:00:10.000Z" };
const hatice = { id: "2", name: "Hatice Ak" };
const shared = [{ phone: "05321234567", id: "1", block: null, shared: [hatice] }];

test("Who shares a number is named, and after a question that names what is joined they are one", async () => {
  const { screen, button } = await renderClient({ phones: shared, note: "Annesiyle geldi." });
  await expect.element(screen.getByText(/^Aynı numara:/)).toMatchTextContent("Hatice Ak");
  const other = clientAnswer({
    ...{ ...hatice, version: 4, ownerNote: "Ketum" },
    births: [birthOf("Oğlu", { day: "2015-06-01", time: null, place: null })],
  });
  answer({ "GET /api/yonetim/danisanlar/2": other });
  await button("Birleştir: Hatice Ak").click();
  const sheet = screen.getByRole("dialog", { name: "Danışanları birleştir" });
  await expect.element(sheet).toMatchTextContent(/Ayşe Yılmaz.*Danışan notu/);
  await expect.element(sheet).toMatchTextContent(/Hatice Ak.*Doğum bilgileri: Oğlu.*Yönetici notu/);
  answer({ "POST /api/yonetim/danisanlar/2/birlestir": { json: { version: 1, undo } } });
  await sheet.getByRole("button", { name: "Birleştir" }).click();
  await expect.element(button("Geri al: İki danışan birleştirildi.")).toBeVisible();
  expect(bodies()).toEqual([{ version: 4, into: "1", intoVersion: 0 }]);
});

test("Somebody with another number is found by name to be merged", async () => {
  const { screen, button } = await renderClient();
  const found = { ...hatice, phone: "05550000000", next: null, last: null };
  const self = { ...found, id: "1", name: "Ayşe Yılmaz" };
  answer({
    "POST /api/yonetim/danisanlar/oner": { json: { clients: [self, found] } },
    "GET /api/yonetim/danisanlar/2": clientAnswer(hatice),
  });
  await button("Başka bir danışanla birleştir…").click();
  await screen.getByLabelText("Öbür kaydın adı").fill("hat");
  const list = screen.getByRole("list", { name: "Bulunan danışanlar" });
  await expect.element(list.getByRole("button")).toMatchTextContent("Hatice Ak 0555 000 00 00");
  await list.getByRole("button").click();
  const sheet = screen.getByRole("dialog", { name: "Danışanları birleştir" });
  await expect.element(sheet.getByRole("button", { name: "Birleştir" })).toBeVisible();
});

test("Name, number and e-mail address of a client are corrected together; only what changed is sent", async () => {
  const { screen, button } = await renderClient({ version: 3 });
  await button("Düzenle").click();
  const sheet = screen.getByRole("dialog", { name: "Danışanı düzenle" });
  await sheet.getByLabelText("Telefon").fill("0532");
  await sheet.getByRole("button", { name: "Kaydet" }).click();
  await expect.element(sheet.getByLabelText("Telefon")).toHaveFocus();
  await sheet.getByLabelText("Telefon").fill("05321234567");
  await sheet.getByLabelText("Ad", { exact: true }).fill("Ayşe Kaya");
  await sheet.getByLabelText("E-posta").fill("ayse@example.com");
  answer({ [`POST ${path}/duzelt`]: { json: { version: 4, undo } } });
  await sheet.getByRole("button", { name: "Kaydet" }).click();
  await expect.element(button("Geri al: Danışanın bilgileri düzeltildi.")).toBeVisible();
  expect(bodies()).toEqual([{ version: 3, name: "Ayşe Kaya", email: "ayse@example.com" }]);
});
