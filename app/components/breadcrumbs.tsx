import { usePageHead } from "../use-page-head.ts";

export function Breadcrumbs() {
  const trail = usePageHead()?.trail ?? [];
  if (trail.length === 0) return null;
  const above = trail.slice(0, -1);
  return (
    <nav className="breadcrumbs" aria-label="Sayfa yolu">
      <ol>
        {above.map(({ name, path }) => (
          <li key={name}>
            <a href={path}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{trail.at(-1)?.name}</li>
      </ol>
    </nav>
  );
}
