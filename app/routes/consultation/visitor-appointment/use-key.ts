import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";

/** The key behind "#", as it stands there; undefined while hydrating, since the prerendered page knows none. */
export function useKey(): string | undefined {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [key, setKey] = useState<string>();
  useEffect(() => {
    // "İçeriğe geç" leads to a place in the page: the address keeps the key, so that it can be loaded again.
    if (key && hash === "#icerik") navigate(`#${key}`, { replace: true });
    else setKey(hash.slice(1));
  }, [hash, key, navigate]);
  return key;
}
