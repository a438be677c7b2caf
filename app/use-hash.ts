import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** The address's fragment, without "#". Empty while hydrating, since the prerendered page knows none. */
export function useHash(): string {
  const { hash } = useLocation();
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated ? decoded(hash.slice(1)) : "";
}

/** Anybody can write an address: what is no text names nothing. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return "";
  }
}
