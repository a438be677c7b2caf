import { useEffect, useState } from "react";
import { panelPath } from "../../contract/panel/pages.ts";

type Reach = "asking" | "reached" | "away";

const askAgainAfter = 3000;

/** Browsers remember that a file did not come: once that was for want of a network, only a new page helps. */
let wasAway = false;

/** Whether the server can be reached. Once it can again, after it could not, the page is loaded anew. */
export function useServerReachable(): Reach {
  const [reach, setReach] = useState<Reach>("asking");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isLeft = false;
    async function ask() {
      clearTimeout(timer);
      const isReached = await isServerThere();
      if (isLeft) return;
      if (isReached && wasAway) return location.reload();
      if (isReached) return setReach("reached");
      wasAway = true;
      setReach("away");
      timer = setTimeout(ask, askAgainAfter);
    }
    ask();
    window.addEventListener("online", ask);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      window.removeEventListener("online", ask);
    };
  }, []);
  return reach;
}

/** A proxy whose server is away answers by itself. */
async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch(panelPath, { method: "HEAD", cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
