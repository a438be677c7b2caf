import { createContext, useContext } from "react";
import type { Undo } from "../../contract/panel/calls.ts";

/** What was done, how it can be taken back (several changes at once, too), and what comes next. */
export type Done = { text: string; undo?: Undo | Undo[]; next?: { to: string; label: string } };

export type Toast = {
  /** Says what was done, and offers for ten seconds to take it back, or to go on with what comes next. */
  done(done: Done): void;
  problem(problem: Error): void;
};

export const ToastContext = createContext<Toast>({ done: () => {}, problem: () => {} });

export const useToast = () => useContext(ToastContext);
