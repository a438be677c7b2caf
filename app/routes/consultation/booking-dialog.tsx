export function BookingDialog({ onClose }: { type: string; onClose: () => void }) {
  return (
    <dialog open>
      <button type="button" onClick={onClose}>
        x
      </button>
    </dialog>
  );
}
