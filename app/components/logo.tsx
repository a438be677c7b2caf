export function Logo({ name }: { name: string }) {
  return (
    <span className="logo">
      <img src="/logo-mark.svg" alt="" width="40" height="40" />
      <span>{name}</span>
    </span>
  );
}
