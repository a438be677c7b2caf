/** What the service worker writes into stored pages. Most have no script that could do it. */

export const storedPagesId = "kayitli-sayfalar";

/** Adds a note that the page is a stored copy. */
export function withNote(html: string, sheet: string): string {
  const note = `<aside class="offline-note" role="status">Şu anda bağlantı kurulamıyor: bu sayfanın kayıtlı hâlini okuyorsunuz. <a href="">Yeniden dene</a></aside>`;
  return html
    .replace("</head>", `<link rel="stylesheet" href="${sheet}"></head>`)
    .replace(/<body[^>]*>/, (body) => body + note);
}

/** Adds the script that makes the link “Yeniden dene” load the whole address again. */
export const withRetry = (html: string, script: string) =>
  html.replace("</head>", `<script defer src="${script}"></script></head>`);

type StoredPage = { path: string; html: string };

/** Lists the stored pages on the page that is shown instead of pages that are not stored. */
export function withStoredPages(html: string, pages: StoredPage[]): string {
  const items = pages.map(({ path, html }) => `<li><a href="${path}">${titleOf(html)}</a></li>`);
  const list = new RegExp(`(<ul[^>]* id="${storedPagesId}"[^>]*>).*?</ul>`, "s");
  return items.length > 0
    ? html.replace(list, (_, start) => `${start}${items.join("")}</ul>`)
    : html;
}

/** Taken from HTML, so it needs no escaping. */
const titleOf = (html: string) =>
  /<title>(.*?)<\/title>/s.exec(html)?.[1]?.replace(/ \| [^|]*$/, "") ?? "";
