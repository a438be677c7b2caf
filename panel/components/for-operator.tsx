import type { ReactNode } from "react";

/** What only whoever looks after the server understands: folded, so that staff need not read it. */
export function ForOperator({ children }: { children: ReactNode }) {
  return (
    <details className="for-operator">
      <summary>Sunucuya bakan kişi için</summary>
      <p>{children}</p>
    </details>
  );
}
