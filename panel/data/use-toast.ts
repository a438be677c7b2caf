import { createContext, useContext } from "react";
import type { Undo } from "../../contract/panel/calls.ts";
import type { ListName } from "../../contract/panel/words.ts";

/** What was done, how to undo it (possibly several changes), and a link to the next step. */
export type Done = {
  text: string;
  undo?: Undo | Undo[];
  next?: { to: string; label: string };
  /** Of what visitors did: several of a kind become one toast with their count, which leads to their list. */
  news?: { what: string; count: number; list: ListName };
};

export type Toast = {
  /** Shows what was done, and for ten seconds the undo and the next step. */
  done(done: Done): void;
  problem(problem: Error): void;
};

export const ToastContext = createContext<Toast>({ done: () => {}, problem: () => {} });

export const useToast = () => useContext(ToastContext);
