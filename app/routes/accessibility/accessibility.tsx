import { accessibility, dateList, site } from "content-collections";
import { dayInWords } from "../../../booking/istanbul-time.ts";
import { ProsePage } from "../../components/prose-page.tsx";
import { pageAddresses } from "../../content/addresses.ts";
import { interpolate } from "../../interpolate.ts";
import { pageOf } from "../../page-head.ts";
import type { Route } from "./+types/accessibility";

export function loader() {
  const { phone, email } = site;
  const dated = dateList.texts[pageAddresses.accessibility];
  if (!dated) throw new Error("no date for the statement: `npm run check` notes it");
  const html = interpolate(accessibility.html, {
    phone: `<a href="tel:${phone.replaceAll(" ", "")}">${phone}</a>`,
    email: `<a href="mailto:${email}">${email}</a>`,
    date: `<time datetime="${dated.modified}">${dayInWords(dated.modified)}</time>`,
  });
  return { ...pageOf("accessibility"), html };
}

export { meta } from "../../page-meta.ts";

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  const { heading, subtitle, html } = loaderData;
  return <ProsePage name="accessibility" heading={heading} subtitle={subtitle} html={html} />;
}
