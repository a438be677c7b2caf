/** Leaves a form or a choice as it was. */
export function LeaveButton({
  className = "button ghost",
  onLeave,
}: {
  className?: string;
  onLeave(): void;
}) {
  return (
    <button type="button" className={className} onClick={onLeave}>
      Vazgeç
    </button>
  );
}
