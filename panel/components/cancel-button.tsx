/** Leaves a form or a choice as it was. */
export function CancelButton({
  className = "button ghost",
  onCancel,
}: {
  className?: string;
  onCancel(): void;
}) {
  return (
    <button type="button" className={className} onClick={onCancel}>
      Vazgeç
    </button>
  );
}
