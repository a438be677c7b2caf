/** What the service worker writes into pages: they may have no script of their own, so nobody else can say it. */

export const storedPagesId = "kayitli-sayfalar";

/** A page's stored copy, that says that it is one. */
export function withNote(html: string, sheet: string): string {
  const note = `<aside class="offline-note" role="status">Şu anda bağlantı kurulamıyor: bu sayfanın kayıtlı hâlini okuyorsunuz. <a href="">Yeniden dene</a></aside>`;
  return html
    .replace("</head>", `<link rel="stylesheet" href="${sheet}"></head>`)
    .replace(/<body[^>]*>/, (body) => body + note);
}

/** The link “Yeniden dene” of a page that came without the network, made to ask for its whole address again. */
export const withRetry = (html: string, script: string) =>
  html.replace("</head>", `<script defer src="${script}"></script></head>`);

type StoredPage = { path: string; html: string };

/** The page that stands for all that were never read, with the list of those that were. */
export function withStoredPages(html: string, pages: StoredPage[]): string {
  const items = pages.map(({ path, html }) => `<li><a href="${path}">${titleOf(html)}</a></li>`);
  const list = new RegExp(`(<ul[^>]* id="${storedPagesId}"[^>]*>).*?</ul>`, "s");
  return items.length > 0
    ? html.replace(list, (_, start) => `${start}${items.join("")}</ul>`)
    : html;
}

/** As it is written in the page, so that nothing has to be escaped again. */
const titleOf = (html: string) =>
  /<title>(.*?)<\/title>/s.exec(html)?.[1]?.replace(/ \| [^|]*$/, "") ?? "";
