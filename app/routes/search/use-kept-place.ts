import { useEffect, useLayoutEffect } from "react";
import { isBackNavigation } from "../../is-back-navigation.ts";
import { readFromSession, saveInSession } from "../../session-storage.ts";

const key = "arama-yeri";

/** The results come after the browser has looked for the place that was left; so it is found once they are there. */
export function useKeptPlace(ready: boolean): void {
  useEffect(() => {
    const keep = () => saveInSession(key, `${scrollY} ${location.href}`);
    addEventListener("pagehide", keep);
    return () => removeEventListener("pagehide", keep);
  }, []);
  useLayoutEffect(() => {
    if (!ready) return;
    const [place, address] = readFromSession(key)?.split(" ") ?? [];
    saveInSession(key, "");
    if (isBackNavigation() && address === location.href)
      scrollTo({ top: Number(place), behavior: "instant" });
  }, [ready]);
}
