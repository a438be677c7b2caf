import type { ReactNode } from "react";

/** Once the dialog had so much to offer it stays higher, so that its buttons keep their place. */
function heighten(choices: HTMLElement | null) {
  choices?.closest("dialog")?.classList.add("tall");
}

export function NoticeChoices({ children }: { children: ReactNode }) {
  return (
    <div ref={heighten} className="notice-choices">
      {children}
    </div>
  );
}
