import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  type Answers,
  answer,
  calls,
  events,
  fakeService,
} from "../../tests/support/component/fake-service.ts";
import { renderPanel } from "../../tests/support/component/panel.tsx";
import { answeredList, listAnswer, stepAnswer } from "../../tests/support/component/samples.ts";
import { panelAppointment } from "../../tests/support/panel-appointment.ts";

fakeService();

const listPath = "GET /api/yonetim/randevular";
const approvePath = "POST /api/yonetim/randevular/1/onayla";
const request = panelAppointment({ status: "pending", day: "2025-09-26" });
const approved = { ...request, status: "approved", toTell: "approve", version: 2 } as const;
const lists = () => calls.filter(({ path }) => path === "/api/yonetim/randevular").length;
const news = { pending: 1, toTell: 0, toRemind: 0, cancellations: 0, latest: null };
const button = page.getByRole("button", { name: /^Onayla: / });
const next = page.getByRole("link", { name: "Haber ver" });

/** Approves; from then on the list is fetched, but does not come. */
const withoutFreshList: Answers = {
  [listPath]: listAnswer([request]),
  [approvePath]: () => {
    answer({ [listPath]: () => new Promise(() => {}) });
    return stepAnswer(approved);
  },
};

test("The list shows a change as soon as it is answered", async () => {
  const { screen } = await renderPanel("/", withoutFreshList);
  await userEvent.click(button);
  await expect.element(screen.getByRole("listitem")).toMatchTextContent("Onaylı");
  await expect.element(next).toHaveFocus();
});

test("A list fetched before the answer to an approval arrives shows the approval once it does", async () => {
  const answered = Promise.withResolvers<void>();
  const { screen } = await renderPanel("/?durum=pending", {
    [listPath]: listAnswer([request]),
    [approvePath]: async () => {
      answer({ [listPath]: listAnswer([]) });
      events!.send(news);
      await answered.promise;
      answer({ [listPath]: () => new Promise(() => {}) });
      return stepAnswer(approved);
    },
  });
  await userEvent.click(button);
  await expect.element(screen.getByText("Bu listeden çıktı")).toBeVisible();
  answered.resolve();
  await expect.element(screen.getByRole("listitem")).toMatchTextContent("Onaylı");
  await expect.element(next).toHaveFocus();
});

test.each(["answer", "event"] as const)(
  "What a change's answer and its event tell is fetched once, also if the %s comes first",
  async (first) => {
    const [own, others] = [`own, ${first} first`, `others, ${first} first`];
    const { screen } = await renderPanel("/", {
      [listPath]: listAnswer([request]),
      [approvePath]: () => {
        answer({ [listPath]: listAnswer([approved]) });
        if (first === "event") events!.send({ ...news, revision: own });
        return { ...stepAnswer(approved), headers: { "x-revision": own } };
      },
    });
    await expect.element(button).toBeVisible();
    events!.send(news);
    await expect.poll(lists).toBe(2);
    await userEvent.click(button);
    await expect.element(next).toBeVisible();
    events!.send({ ...news, revision: own });
    answer({ [listPath]: listAnswer([approved, { ...request, id: "2", name: "Can Ak" }]) });
    events!.send({ ...news, revision: others });
    await expect.element(screen.getByRole("link", { name: "Can Ak", exact: true })).toBeVisible();
    expect(lists()).toBe(4);
  },
);

test("An answer does not hide a later change that the list already shows", async () => {
  const answered = Promise.withResolvers<void>();
  const { screen } = await renderPanel("/", {
    [listPath]: listAnswer([request]),
    [approvePath]: async () => {
      answer({ [listPath]: listAnswer([{ ...approved, version: 3, name: "Can Ak" }]) });
      events!.send({ ...news, revision: "held" });
      events!.send({ ...news, revision: "held back" });
      await answered.promise;
      return { ...stepAnswer(approved), headers: { "x-revision": "held back" } };
    },
  });
  await userEvent.click(button);
  const later = screen.getByRole("link", { name: "Can Ak", exact: true });
  await expect.element(later).toBeVisible();
  answered.resolve();
  await expect.element(screen.getByRole("button", { name: /^Geri al/ })).toBeVisible();
  await expect.element(later).toBeVisible();
});

test("After a change the list is fetched again, marked as not asked for by the user", async () => {
  const fetched = vi.spyOn(globalThis, "fetch");
  const headers = () =>
    fetched.mock.calls
      .filter(([path]) => path === "/api/yonetim/randevular")
      .map(([, init]) => new Headers(init?.headers).get("x-unasked"));
  await renderPanel("/", answeredList([request]));
  await userEvent.click(button);
  await expect.element(next).toBeVisible();
  await expect.poll(headers).toEqual([null, "1"]);
});

test("A list that was still being fetched when something changed is fetched again", async () => {
  let fetches = 0;
  const first = Promise.withResolvers<void>();
  await renderPanel("/", {
    [listPath]: async () => {
      fetches += 1;
      if (fetches > 1) return listAnswer([approved]);
      await first.promise;
      return listAnswer([request]);
    },
  });
  await expect.poll(() => fetches).toBe(1);
  events!.send(news);
  await expect.element(next).toBeVisible();
  first.resolve();
  await expect.element(next).toBeVisible();
});
