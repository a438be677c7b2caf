import { kvkk, site } from "content-collections";
import { ProsePage } from "../../components/prose-page.tsx";
import { interpolate } from "../../interpolate.ts";
import { pageOf } from "../../page-head.ts";
import type { Route } from "./+types/kvkk";

export function loader() {
  const { name, address, email } = site.controller;
  const html = interpolate(kvkk.html, {
    "controller.name": name,
    "controller.address": address,
    "controller.email": email,
  });
  return { ...pageOf("kvkk"), html };
}

export { meta } from "../../page-meta.ts";

export default function Kvkk({ loaderData: { heading, subtitle, html } }: Route.ComponentProps) {
  return <ProsePage name="kvkk" heading={heading} subtitle={subtitle} html={html} />;
}
