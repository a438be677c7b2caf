import { useState, useSyncExternalStore } from "react";
import { usePageHead } from "../use-page-head.ts";

/** The page's structured data for search engines. */
export function JsonLd() {
  const json = usePageHead()?.jsonLd;
  return json && <Prerendered key={json} json={json} />;
}

const never = () => () => {};

/**
 * Only in prerendered documents, which is what search engines read. Trusted Types forbid making a script element in the
 * browser, so an article that the router shows later has none.
 */
function Prerendered({ json }: { json: string }) {
  const cameWithDocument = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [script] = useState(
    cameWithDocument && (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made safe by scriptText, at build
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
    ),
  );
  return script;
}
