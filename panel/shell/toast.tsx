import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { Link } from "react-router";
import type { Undo } from "../../contract/panel/calls.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { undoSeconds } from "../../contract/panel/words.ts";
import { call, type Refused } from "../data/api.ts";
import { PanelIcon } from "../parts/panel-icon.tsx";

type NextStep = { to: string; label: string };
type Offer = { text: string; undo?: Undo; next?: NextStep; isProblem?: boolean };
type Say = {
  /** Says what was done, and offers for ten seconds to take it back, or to go on with what comes next. */
  done(text: string, undo?: Undo, next?: NextStep): void;
  problem(error: unknown): void;
};

const SayContext = createContext<Say>({ done: () => {}, problem: () => {} });

export const useSay = () => useContext(SayContext);

/** One place at the screen's edge where the panel says what it did. */
export function UndoProvider({ children }: { children: ReactNode }) {
  const [offer, setOffer] = useState<Offer>();
  useEffect(() => {
    if (!offer) return;
    const timer = setTimeout(() => setOffer(undefined), undoSeconds * 1000);
    return () => clearTimeout(timer);
  }, [offer]);
  const done = useCallback(
    (text: string, undo?: Undo, next?: NextStep) => setOffer({ text, undo, next }),
    [],
  );
  const problem = useCallback(
    (error: unknown) => setOffer({ text: (error as Refused).message, isProblem: true }),
    [],
  );
  async function takeBack({ change }: Undo) {
    setOffer(undefined);
    // The pressed button goes away: the keyboard goes on from the screen's beginning.
    if (document.activeElement?.closest(".say")) document.getElementById("icerik")?.focus();
    try {
      await call("POST", panelPaths.undo(change), {});
      setOffer({ text: "Geri alındı." });
    } catch (error) {
      problem(error);
    }
  }
  // Without a mouse the ten seconds are too short to walk to the button.
  useEffect(() => {
    if (!offer?.undo) return;
    const { undo } = offer;
    function onKey(event: KeyboardEvent) {
      const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z";
      const isTyping = (event.target as Element).matches("input:not([type=radio]), textarea");
      if (!isUndo || event.shiftKey || isTyping) return;
      event.preventDefault();
      takeBack(undo);
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
  return (
    <SayContext value={{ done, problem }}>
      {children}
      <div className="say-place" role={offer?.isProblem ? "alert" : "status"}>
        {offer && (
          <div className={offer.isProblem ? "say problem" : "say"} key={offer.undo?.change}>
            <p>{offer.text}</p>
            {offer.next && (
              <Link to={offer.next.to} onClick={() => setOffer({ ...offer, next: undefined })}>
                {offer.next.label}
              </Link>
            )}
            {offer.undo && (
              <button
                type="button"
                aria-keyshortcuts="Control+Z"
                title="Ctrl+Z"
                onClick={() => takeBack(offer.undo!)}
              >
                <PanelIcon name="undo" /> Geri al
              </button>
            )}
            <button type="button" aria-label="Kapat" onClick={() => setOffer(undefined)}>
              <PanelIcon name="close" />
            </button>
          </div>
        )}
      </div>
    </SayContext>
  );
}
