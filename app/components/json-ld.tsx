import { useState, useSyncExternalStore } from "react";
import { usePageHead } from "../use-page-head.ts";

/** What the page shows, told to machines. It is data: no browser runs it, and no policy counts it as a script. */
export function JsonLd() {
  const json = usePageHead()?.jsonLd;
  return json && <Prerendered key={json} json={json} />;
}

const never = () => () => {};

/**
 * Kept as it came with the document. An article that the router shows later has none, since Trusted Types
 * let nobody make or fill a script element; who reads such data loads documents.
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
