/** Takes what was typed away, and itself with it: the keyboard goes on at the screen's heading. */
export function GiveUp({ onGiveUp }: { onGiveUp(): void }) {
  return (
    <button
      type="button"
      className="button ghost"
      onClick={() => {
        onGiveUp();
        document.querySelector("h1")?.focus();
      }}
    >
      Vazgeç
    </button>
  );
}
