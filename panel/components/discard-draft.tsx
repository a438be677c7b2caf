import { CancelButton } from "./cancel-button.tsx";

/** Takes what was typed away, and itself with it: the keyboard goes on at the screen's heading. */
export function DiscardDraft({ onDiscard }: { onDiscard(): void }) {
  return (
    <CancelButton
      onCancel={() => {
        onDiscard();
        document.querySelector("h1")?.focus();
      }}
    />
  );
}
