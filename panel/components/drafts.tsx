import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { CancelButton } from "./cancel-button.tsx";

type Kept = { value: unknown; asksBeforeUnload: boolean };

/**
 * What the user has typed and not yet sent, by name, until sign-out. Kept in memory only: it holds personal data,
 * which must not stay on the device.
 */
class Drafts {
  #kept = new Map<string, Kept>();

  get(name: string): unknown {
    return this.#kept.get(name)?.value;
  }

  keep(name: string, kept: Kept): void {
    this.#kept.set(name, kept);
  }

  forget(name: string): void {
    this.#kept.delete(name);
  }

  get asksBeforeUnload(): boolean {
    return [...this.#kept.values()].some((kept) => kept.asksBeforeUnload);
  }
}

const DraftsContext = createContext(new Drafts());

/** Wraps the signed-in screens: it unmounts, and the drafts are lost, on signing out. */
export function DraftsProvider({ children }: { children: ReactNode }) {
  const [drafts] = useState(() => new Drafts());
  useEffect(() => {
    function onUnload(event: BeforeUnloadEvent) {
      if (drafts.asksBeforeUnload) event.preventDefault();
    }
    addEventListener("beforeunload", onUnload);
    return () => removeEventListener("beforeunload", onUnload);
  }, [drafts]);
  return <DraftsContext value={drafts}>{children}</DraftsContext>;
}

type Options<T> = {
  /** Whether losing it matters: then the browser asks before the page is closed or reloaded. */
  isMissed?(value: T): boolean;
};

/** A state that outlives its screen until it is forgotten. */
export function useDraft<T>(name: string, initial: T, { isMissed }: Options<T> = {}) {
  const drafts = useContext(DraftsContext);
  const [isFound, setFound] = useState(() => drafts.get(name) !== undefined);
  const [empty] = useState(initial);
  const kept = () => (drafts.get(name) as T | undefined) ?? empty;
  const [value, setValue] = useState<T>(kept);
  return {
    value,
    change(next: (was: T) => T) {
      const changed = next(kept());
      drafts.keep(name, { value: changed, asksBeforeUnload: isMissed?.(changed) ?? false });
      setValue(changed);
    },
    forget() {
      drafts.forget(name);
      setFound(false);
      setValue(empty);
    },
    /** It was begun on an earlier visit to the screen, and not forgotten since. */
    isFound,
  };
}

/** Discards what was typed. The button disappears, so the focus moves to the heading. */
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
