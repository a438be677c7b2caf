import { LeaveButton } from "./leave-button.tsx";

/** Takes what was typed away, and itself with it: the keyboard goes on at the screen's heading. */
export function GiveUp({ onGiveUp }: { onGiveUp(): void }) {
  return (
    <LeaveButton
      onLeave={() => {
        onGiveUp();
        document.querySelector("h1")?.focus();
      }}
    />
  );
}
