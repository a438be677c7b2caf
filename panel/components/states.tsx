import "./states.css";
import { useEffect, useState } from "react";
import type { ApiError } from "../data/api.ts";

const shownAfter = 300;

/** Appears after a delay: most answers arrive before anyone could read it. */
export function Waiting() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), shownAfter);
    return () => clearTimeout(timer);
  }, []);
  return <p className="state waiting">{isShown && "Yükleniyor…"}</p>;
}

export function Problem({ problem, onRetry }: { problem: ApiError; onRetry?(): void }) {
  return (
    <div className="state problem" role="alert">
      <p>{problem.message}</p>
      {onRetry && (
        <button type="button" className="button small ghost" onClick={onRetry}>
          Yeniden dene
        </button>
      )}
    </div>
  );
}

export function Empty({ children }: { children: React.ReactNode }) {
  return <p className="state">{children}</p>;
}
