import { sourceList } from "content-collections";
import { PageHeader } from "../../components/page-header.tsx";
import { pageOf } from "../../page-head.ts";
import type { Route } from "./+types/credits";

export function loader() {
  return {
    ...pageOf("credits"),
    sources: sourceList.sources.map(({ title, author, licence, origin, changed }) => ({
      title,
      facts: [
        ["Yaratıcısı", author],
        ["Lisansı", licence],
        ["Kaynağı", origin],
        ["Değişiklik", changed],
      ] as const,
    })),
  };
}

export { meta } from "../../page-meta.ts";

export default function Credits({ loaderData }: Route.ComponentProps) {
  const { heading, subtitle, sources } = loaderData;
  return (
    <>
      <PageHeader name="credits" heading={heading} subtitle={subtitle} />
      <div className="wrap band credits">
        {sources.map(({ title, facts }) => (
          <section key={title}>
            <h2>{title}</h2>
            <dl>
              {facts.map(([label, text]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  );
}
