export function StatusDialog({ onClose }: { onClose: () => void }) {
  return (
    <dialog open>
      <button type="button" onClick={onClose}>
        x
      </button>
    </dialog>
  );
}
