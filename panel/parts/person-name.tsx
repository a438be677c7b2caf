/** Who it is; or, where the personal data are gone, that they are. */
export function PersonName({ name }: { name: string | null }) {
  return name === null ? <i className="erased-name">Silindi</i> : name;
}
