import { PageHeader } from "./page-header.tsx";
import { trustedHtml } from "./trusted-html.ts";

/** A page that is one document of content/pages/. */
export function ProsePage(props: {
  name: string;
  heading: string;
  subtitle: string;
  html: string;
}) {
  const { name, heading, subtitle, html } = props;
  return (
    <>
      <PageHeader name={name} heading={heading} subtitle={subtitle} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, made HTML at build */}
      <div className="wrap band prose" dangerouslySetInnerHTML={trustedHtml(html)} />
    </>
  );
}
