import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  answer,
  calls,
  events,
  fakeService,
} from "../../../tests/support/component/fake-service.ts";
import { renderPanel } from "../../../tests/support/component/panel.tsx";
import { answeredList, cardAnswer, listAnswer } from "../../../tests/support/component/samples.ts";
import { panelAppointment } from "../../../tests/support/panel-appointment.ts";

fakeService();
beforeEach(() => page.viewport(1280, 900));

const path = "GET /api/yonetim/randevular";
const link = (name: string | RegExp) => page.getByRole("link", { name, exact: true });
const active = page.getByRole("list", { name: "Açık süzgeçler" });
const asked = () => calls.findLast(({ method }) => method === "GET")?.path.split("?")[1];
const news = { pending: 0, toTell: 0, toRemind: 0, cancellations: 0, latest: null };

test("What narrows the list is named while the fields are folded, and taken off one by one or at once", async () => {
  await page.viewport(390, 844);
  const { router, screen } = await renderPanel("/?tip=mini-ongoru&gun=2025-09-25&ara=yok", {
    [path]: listAnswer([]),
  });
  await expect.element(active).toBeVisible();
  expect(
    active
      .getByRole("link")
      .elements()
      .map(({ textContent }) => textContent!.trim()),
  ).toEqual([...["Mini Öngörü", "25 Eylül 2025", "Temizle"]]);
  await expect.element(screen.getByLabelText("Tür")).not.toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Süz 2 süzgeç açık" }));
  await expect.element(screen.getByLabelText("Tür")).toBeVisible();
  await userEvent.click(link("Kaldır: Mini Öngörü"));
  await expect.poll(() => router.state.location.search).toBe("?gun=2025-09-25&ara=yok");
  await userEvent.click(link("Temizle"));
  await expect.poll(() => router.state.location.search).toBe("");
  await expect.element(active).not.toBeInTheDocument();
  await router.navigate("/?durum=pending");
  await userEvent.click(link("Süzgeci kaldır"));
  await expect.poll(() => router.state.location.search).toBe("");
});

test("A search is emptied by its button, and the field keeps the focus", async () => {
  const { router, screen } = await renderPanel("/?ara=ayse", { [path]: listAnswer([]) });
  const field = screen.getByRole("searchbox");
  await userEvent.click(screen.getByRole("button", { name: "Aramayı temizle" }));
  await expect.element(field).toHaveValue("");
  await expect.element(field).toHaveFocus();
  expect(router.state.location.search).toBe("");
});

test("Each status has a tab with its list over all time, and the chosen tab is in sight on a phone", async () => {
  await page.viewport(390, 844);
  const { screen } = await renderPanel("/", { [path]: listAnswer([]) });
  const tabs = screen.getByRole("navigation", { name: "Durum" });
  for (const [name, list] of [
    ["Onaylı", "approved"],
    ["Ulaşılamadı", "no_show"],
    ["Tümü", "all"],
  ] as const) {
    await userEvent.click(tabs.getByRole("link", { name, exact: true }));
    await expect.poll(asked).toBe(`durum=${list}`);
  }
  const tab = tabs.getByRole("link", { name: "Tümü", exact: true }).element();
  expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(390);
});

test("On a phone the type of a waiting request is read whole, and today begins above the fold", async () => {
  await page.viewport(390, 844);
  const waiting = { status: "pending", consultation: "tek-konu" } as const;
  const old = Array.from({ length: 9 }, (_, at) =>
    panelAppointment({ ...waiting, id: `old-${at}`, day: `2025-09-1${at}` }),
  );
  await renderPanel("/", {
    [path]: listAnswer([...old, panelAppointment(waiting)], { pending: 10, toTell: 1 }),
  });
  const today = page.getByRole("region", { name: /^Bugün/ });
  await expect.element(today.getByRole("listitem")).toBeInViewport({ ratio: 1 });
  const type = document.querySelector(".day-groups > .day-group .row-type")!;
  expect(type.textContent).toContain("Tek Konu Danışmanlığı");
  expect(type.scrollWidth).toBeLessThanOrEqual(type.clientWidth);
});

test("“Daha fazla” goes on after the last row, and what changes meanwhile is not new", async () => {
  const people = Array.from({ length: 60 }, (_, at) =>
    panelAppointment({ id: `${at}`, name: `Kişi ${at}`, day: "2025-09-26" }),
  );
  const { screen } = await renderPanel("/?durum=approved", {
    [path]: listAnswer(people.slice(0, 50), { next: "49" }),
    [`${path}?durum=approved&sonra=49`]: listAnswer(people.slice(50)),
  });
  const rows = screen.getByRole("region", { name: /Eylül/ }).getByRole("listitem");
  await expect.poll(() => rows.elements()).toHaveLength(50);
  await userEvent.click(screen.getByRole("button", { name: "Daha fazla" }));
  await expect.poll(() => rows.elements()).toHaveLength(60);
  await expect.element(link("Kişi 50")).toHaveFocus();
  await expect.element(screen.getByRole("button", { name: "Daha fazla" })).not.toBeInTheDocument();
  const another = panelAppointment({ id: "60", name: "Yeni Biri", day: "2025-09-26" });
  answer({ [path]: listAnswer([another, ...people.slice(0, 49)], { next: "49" }) });
  answer({ [`${path}?durum=approved&sonra=49`]: listAnswer(people.slice(49)) });
  events!.send(news);
  await expect.element(link("Yeni Biri")).toBeVisible();
  await expect.poll(() => rows.elements()).toHaveLength(61);
  await expect.element(screen.getByText("Yeni", { exact: true })).not.toBeInTheDocument();
});

test("Among the waiting requests an approved one keeps its place with the next step, and comes back undone", async () => {
  const request = panelAppointment({ status: "pending", day: "2025-09-26" });
  const answers = answeredList([request]);
  const { screen } = await renderPanel("/?durum=pending", {
    ...answers,
    "GET /api/yonetim/randevular/1": cardAnswer({ ...request, status: "approved" }),
    [path]: async (call) => {
      const given = answers[path]!;
      const { json } = await (typeof given === "function" ? given(call) : given);
      const { appointments } = json as { appointments: (typeof request)[] };
      return listAnswer(appointments.filter(({ status }) => status === "pending"));
    },
  });
  const approve = screen.getByRole("button", { name: "Onayla: Ayşe Yılmaz, 21:00" });
  await userEvent.click(approve);
  await expect.element(screen.getByText("Bu listeden çıktı")).toBeVisible();
  const tell = link("Haber ver");
  await expect.element(tell).toHaveFocus();
  await expect.element(tell).toHaveAccessibleDescription("Ayşe Yılmaz");
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(approve).toBeVisible();
  await expect.element(screen.getByText("Yeni", { exact: true })).not.toBeInTheDocument();
  await userEvent.click(approve);
  await userEvent.click(tell);
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveFocus();
});

test("What a visitor moved or cancelled by the private link is marked in the list and on the card", async () => {
  const moved = panelAppointment({ status: "pending", day: "2025-09-26", movedByVisitor: true });
  const cancelled = { ...moved, status: "cancelled", cancelledByVisitor: true } as const;
  const { screen, router } = await renderPanel("/", {
    [path]: listAnswer([moved]),
    "GET /api/yonetim/randevular/1": cardAnswer(cancelled),
  });
  await expect.element(screen.getByRole("listitem")).toMatchTextContent("Danışan taşıdı");
  await router.navigate("/randevu/1");
  await expect.element(screen.getByText("Danışan iptal etti").first()).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: /haber ver/ })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Onayla" })).not.toBeInTheDocument();
});

test("A failed question is said above the rows, which stay", async () => {
  const { screen } = await renderPanel("/", {
    [path]: listAnswer([panelAppointment({ day: "2025-09-26" })]),
  });
  await expect.element(link("Ayşe Yılmaz")).toBeVisible();
  answer({ [path]: { status: 400, json: { message: "Bir hata oluştu." } } });
  events!.send(news);
  const alert = screen.getByRole("alert").filter({ hasText: "Bir hata oluştu." });
  await expect.element(alert).toBeVisible();
  const below = document.querySelector(".day-groups")!.getBoundingClientRect();
  expect(below.y - alert.element().getBoundingClientRect().bottom).toBeGreaterThanOrEqual(16);
});
