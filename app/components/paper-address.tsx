import { usePageHead } from "../use-page-head.ts";

/** The address that a page has on paper, where no bar shows it. print.css shows it there. */
export function PaperAddress({ name }: { name: string }) {
  const canonical = usePageHead()?.tags.find((tag) => "rel" in tag && tag.rel === "canonical");
  return (
    <p className="paper-address" hidden>
      {name} {canonical && "href" in canonical && <>– {canonical.href}</>}
    </p>
  );
}
