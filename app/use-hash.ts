import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/**
 * Which of the names the address's fragment has, or had before it was none of them, without "#". Empty without
 * a fragment, and while hydrating, since the prerendered page knows none.
 */
export function useHash(names: string[]): string {
  const { hash } = useLocation();
  const [named, setNamed] = useState("");
  useEffect(() => {
    const asked = decoded(hash.slice(1));
    if (!hash || names.includes(asked)) setNamed(asked);
  }, [hash, names]);
  return named;
}

/** Anybody can write an address: what is no text names nothing. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return "";
  }
}
