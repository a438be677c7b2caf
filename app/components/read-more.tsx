/**
 * The rest of an entry whose beginning is always shown. On a phone it opens; in wider windows and on paper it is open.
 * Browsers open it for an address with its fragment, which scrolls to the entry's beginning.
 */
export function ReadMore(props: {
  id: string;
  label?: React.ReactNode;
  /** The entry's name, for screen readers: many say “Devamı”. */
  of?: string;
  children: React.ReactNode;
}) {
  const { id, label = "Devamı", of, children } = props;
  return (
    <details className="read-more">
      <summary>
        <span>{label}</span>
        {of && <span className="visually-hidden">: {of}</span>}
      </summary>
      <span id={id} className="entry-anchor" />
      {children}
    </details>
  );
}
