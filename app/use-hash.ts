import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** The address's fragment, without "#". Empty while hydrating, since the prerendered page knows none. */
export function useHash(): string {
  const { hash } = useLocation();
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated ? decodeURIComponent(hash.slice(1)) : "";
}
