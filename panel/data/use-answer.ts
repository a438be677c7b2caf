import { useCallback, useEffect, useRef, useState } from "react";
import { call, type Refused } from "./api.ts";
import { useLive } from "./live.tsx";

/**
 * What a GET answers; asked again when the address changes, when something changed on the server,
 * and when `reload` is called. The old answer stays on the screen until the new one is there.
 */
export function useAnswer<T>(path: string) {
  const { changes } = useLive();
  const [state, setState] = useState<{ path: string; data?: T; problem?: Refused }>({ path });
  const [asked, setAsked] = useState(0);
  const latest = useRef(0);
  const lastAsked = useRef("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change on the server and a reload ask again.
  useEffect(() => {
    const turn = ++latest.current;
    const question = `${asked} ${path}`;
    const isUnasked = lastAsked.current === question;
    lastAsked.current = question;
    call<T>("GET", path, undefined, { isUnasked }).then(
      (data) => turn === latest.current && setState({ path, data }),
      (problem: Refused) =>
        turn === latest.current &&
        setState((was) => ({ path, data: was.path === path ? was.data : undefined, problem })),
    );
  }, [path, changes, asked]);
  const reload = useCallback(() => setAsked((times) => times + 1), []);
  return {
    data: state.data,
    /** The answer on the screen belongs to an earlier address. */
    isStale: state.path !== path,
    problem: state.problem,
    reload,
  };
}
