import type { ComponentProps } from "react";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { answer, calls, fakeService } from "../../../tests/support/component/fake-service.ts";
import Search from "./search.tsx";
import { type Document, type Kind, writeIndex } from "./search-index.ts";

// It computes the index of all texts, with Node's own parts.
vi.mock("./search-files.ts", () => ({}));

fakeService();
let address = "";
let version = 0;
beforeEach(() => {
  address = location.href;
});
afterEach(() => history.replaceState(null, "", address));

const vocabulary = {
  filler: [],
  soft: [],
  absent: ["kadın"],
  when: [],
  marked: {},
  equal: [],
  instead: {},
};
const document = (kind: Kind, title: string, passage = "Söz."): Document => ({
  kind,
  title,
  path: `/${title.replaceAll(" ", "-")}`,
  icon: "star",
  file: kind === "Gezegenler" ? "mars" : "koc",
  passages: [passage],
});
const houses = Array.from({ length: 24 }, (_, at) => `Mars ${at + 1}. Evde`);
const documents = [
  document("Gezegenler", "Mars"),
  ...houses.map((title) => document("Gezegenler", title)),
  document("Burçlar", "Koç Burcu", "Yöneticisi Mars; taşı ametist."),
  document("Burç Uyumu", "Koç ve Boğa"),
];
const textsOf = (file: string) =>
  documents.filter((one) => one.file === file).map(({ passages }) => passages);
const answers = {
  aside: [],
  birthday: {},
  signDates: { ranges: Array(12).fill("1 Ocak - 2 Ocak") },
  moons: [],
  retrogrades: [],
  today: { asked: [] },
  unknown: {},
  notes: [
    {
      asked: [[["basvuru"]]],
      but: [],
      icon: "egitim",
      about: "Eğitime başvuru",
      title: "Eğitime formla başvurulur",
      text: "Form yeni sekmede açılır.",
      links: { "Başvuru formu": "https://forms.example.com", Koç: "Koç Burcu" },
      first: [],
      nearest: ["Mars"],
    },
  ],
};
const links = [{ path: "/zodiac", icon: "star", name: "Burçlar", text: "On iki burç" }];

/** The page of the search; its files have an address that no test has asked for. */
async function openSearch(query = "", files = {}) {
  version += 1;
  answer({
    "GET /ara/dizin.json": { json: writeIndex(documents, vocabulary) },
    "GET /ara/yanitlar.json": { json: answers },
    "GET /ara/mars.json": { json: textsOf("mars") },
    "GET /ara/koc.json": { json: textsOf("koc") },
    ...files,
  });
  history.replaceState(null, "", `/ara${query}`);
  const example = { path: "/ara?q=ametist", icon: "star", name: "ametist", text: "Bir taş" };
  const loaderData = {
    heading: "Ara",
    subtitle: "",
    version: `${version}`,
    examples: [example],
    pages: links,
  };
  const props = { loaderData } as unknown as ComponentProps<typeof Search>;
  const router = createBrowserRouter([{ path: "/ara", element: <Search {...props} /> }]);
  const screen = await render(<RouterProvider router={router} />);
  return {
    screen,
    field: screen.getByRole("searchbox"),
    summary: screen.getByRole("status"),
    group: (name: string) => screen.getByRole("region", { name: new RegExp(`^${name} `) }),
    button: (name: string | RegExp) => screen.getByRole("button", { name }),
  };
}

test("Results stand in groups, named by their headings, with the found word marked", async () => {
  const { field, summary, group } = await openSearch();
  await expect.element(field).toHaveFocus();
  await userEvent.fill(field, "ametist");
  await expect.element(summary).toMatchTextContent("“ametist” için 1 sonuç");
  expect(location.search).toBe("?q=ametist");
  const signs = group("Burçlar");
  await expect.element(signs.getByText("Yöneticisi Mars; taşı ametist.")).toBeVisible();
  expect(signs.element().querySelector("p mark")?.textContent).toBe("ametist");
  await userEvent.fill(field, "koç boğa");
  await expect
    .element(group("Burç Uyumu").getByRole("link"))
    .toHaveAttribute("href", "/Koç-ve-Boğa");
});

test("A group can be shown alone and whole, and the focus goes on to what is new", async () => {
  const { group, button } = await openSearch("?q=mars");
  await expect.element(button("Tümü 26")).toHaveAttribute("aria-pressed", "true");
  await expect.element(group("Burçlar")).toBeVisible();
  await userEvent.click(button("Gezegenler 25"));
  await expect.element(group("Burçlar")).not.toBeInTheDocument();
  expect(location.search).toBe("?q=mars&tur=Gezegenler");
  const planets = group("Gezegenler").getByRole("link");
  expect(planets.elements()).toHaveLength(20);
  await userEvent.click(button("Daha fazla göster"));
  await expect.poll(() => planets.elements().length).toBe(25);
  await expect.element(planets.nth(20)).toHaveFocus();
  await expect.element(button("Daha fazla göster")).not.toBeInTheDocument();
  await userEvent.click(button("Tümü 26"));
  await expect.element(group("Burçlar")).toBeVisible();
});

test("Results of one kind are not offered to be narrowed", async () => {
  const { screen, summary } = await openSearch("?q=ametist");
  await expect.element(summary).toMatchTextContent("1 sonuç");
  expect(screen.getByRole("group", { name: "Sonuçları süz" }).elements()).toEqual([]);
});

test("The page says what it searched where that is not what was typed", async () => {
  const { field, summary } = await openSearch("?q=ametst");
  await expect.element(summary).toMatchTextContent("“ametst” yerine “ametist” için 1 sonuç");
  await userEvent.fill(field, "koç kadın");
  await expect
    .element(summary)
    .toMatchTextContent("“koç kadın” için tam sonuç yok; “koç” için bulunanlar: 2 sonuç");
});

test.each(["", "?q=xqzw"])(
  "Examples at /ara%s search, and the results have the focus",
  async (query) => {
    const { screen, field, summary } = await openSearch(query);
    if (query) {
      await expect.element(summary).toHaveTextContent("“xqzw” için sonuç bulunamadı.");
      await expect
        .element(screen.getByRole("heading", { name: "Bunları arayabilirsiniz" }))
        .toBeVisible();
    }
    const example = screen.getByRole("link", { name: /^ametist/ });
    await expect.element(example).toHaveAttribute("href", "/ara?q=ametist");
    await userEvent.click(example);
    await expect.element(field).toHaveValue("ametist");
    await expect.element(summary).toMatchTextContent("“ametist” için");
    await expect.element(summary).toHaveFocus();
  },
);

test("What the site knows is said before the results, and to those who hear the page", async () => {
  const { screen, field, summary, group } = await openSearch();
  await userEvent.fill(field, "başvuru");
  await expect.element(summary).toMatchTextContent("Eğitime formla başvurulur");
  await expect.element(summary).toMatchTextContent("“başvuru” için en yakın 1 sonuç");
  const form = summary.getByRole("link", { name: "Başvuru formu (yeni sekmede açılır)" });
  await expect.element(form).toHaveAttribute("target", "_blank");
  await expect
    .element(summary.getByRole("link", { name: "Koç", exact: true }))
    .toHaveAttribute("href", "/Koç-Burcu");
  await expect.element(group("Gezegenler")).toBeVisible();
  await userEvent.fill(field, "ametist");
  await expect.element(summary).toHaveTextContent("“ametist” için 1 sonuç");
  expect(screen.container.querySelectorAll(".search-card")).toHaveLength(0);
});

test("While the index is on its way the page says that it searches", async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const { summary } = await openSearch("?q=ametist", { "GET /ara/dizin.json": () => promise });
  await expect.element(summary).toHaveTextContent("Aranıyor…");
  resolve({ json: writeIndex(documents, vocabulary) });
  await expect.element(summary).toMatchTextContent("“ametist” için");
});

test("When the index cannot be loaded the page says so, leads on and tries again", async () => {
  const { screen, summary, button, group } = await openSearch("?q=ametist", {
    "GET /ara/dizin.json": { status: 500 },
  });
  await expect.element(summary).toHaveTextContent("Arama şu anda açılamadı.");
  await expect
    .element(
      screen.getByText("Bağlantınızı denetleyip yeniden deneyin; olmazsa sayfayı yenileyin."),
    )
    .toBeVisible();
  await expect.element(screen.getByRole("link", { name: /^Burçlar/ }).last()).toBeVisible();
  answer({ "GET /ara/dizin.json": { json: writeIndex(documents, vocabulary) } });
  await userEvent.click(button("Yeniden dene"));
  await expect.element(group("Burçlar")).toBeVisible();
  await expect.element(summary).toHaveFocus();
  expect(calls.filter(({ path }) => path.startsWith("/ara/dizin.json")).length).toBeGreaterThan(1);
});

test("A passage that cannot be loaded leaves its result in place", async () => {
  const { screen, group } = await openSearch("?q=ametist", {
    "GET /ara/koc.json": { status: 500 },
  });
  await expect.element(group("Burçlar").getByRole("link", { name: "Koç Burcu" })).toBeVisible();
  await expect.poll(() => screen.container.querySelectorAll(".search-wait").length).toBe(0);
});
