import { kvkk, site } from "content-collections";
import { PageHeader } from "../../components/page-header.tsx";
import { trustedHtml } from "../../components/trusted-html.ts";
import { pageOf } from "../../page-head.ts";
import type { Route } from "./+types/kvkk";

export function loader() {
  const { name, address, email } = site.controller;
  const values: Record<string, string> = {
    "controller.name": name,
    "controller.address": address,
    "controller.email": email,
  };
  const html = kvkk.html.replace(/\{([a-z.]+)\}/g, (whole, key) => values[key] ?? whole);
  return { ...pageOf("kvkk"), html };
}

export { meta } from "../../page-meta.ts";

export default function Kvkk({ loaderData: { heading, subtitle, html } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader name="kvkk" heading={heading} subtitle={subtitle} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, made HTML at build */}
      <div className="wrap band prose" dangerouslySetInnerHTML={trustedHtml(html)} />
    </>
  );
}
