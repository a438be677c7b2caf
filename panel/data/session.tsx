import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router";
import type { Me } from "../../contract/panel/calls.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { call, Refused, whenSignedOut } from "./api.ts";
import { Problem, Waiting } from "../parts/states.tsx";
import { useSay } from "../shell/toast.tsx";

type Session = { me: Me; refresh(): Promise<void>; signOut(): Promise<void> };

const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  return useContext(SessionContext)!;
}

/** Lets in who is signed in; leads everybody else to the door, and back after signing in. */
export function SignedIn({ children }: { children: ReactNode }) {
  const [me, setMe] = useState<Me | "nobody" | Refused>();
  const { problem } = useSay();
  const { pathname, search } = useLocation();
  const refresh = useCallback(async () => {
    try {
      setMe(await call<Me>("GET", panelPaths.session));
    } catch (error) {
      const refused = error as Refused;
      // Whoever is inside stays: the next question may be answered again.
      setMe((was) =>
        refused.code === "sign_in_needed" ? "nobody" : isInside(was) ? was : refused,
      );
    }
  }, []);
  const signOut = useCallback(async () => {
    try {
      await call("DELETE", panelPaths.session);
      setMe("nobody");
    } catch (error) {
      problem(error);
    }
  }, [problem]);
  useEffect(() => {
    whenSignedOut(() => setMe("nobody"));
    refresh();
  }, [refresh]);
  if (!me) return <Waiting />;
  if (me === "nobody") return <Navigate to="/giris" replace state={{ from: pathname + search }} />;
  if (me instanceof Refused) return <Problem problem={me} onRetry={refresh} />;
  return <SessionContext value={{ me, refresh, signOut }}>{children}</SessionContext>;
}

function isInside(me: Me | "nobody" | Refused | undefined): me is Me {
  return me !== undefined && me !== "nobody" && !(me instanceof Refused);
}
