import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router";
import type { Me } from "../booking/panel-contract.ts";
import { panelPaths } from "../booking/panel-paths.ts";
import { call, Refused, whenSignedOut } from "./api.ts";
import { Problem, Waiting } from "./parts/states.tsx";

type Session = { me: Me; refresh(): Promise<void>; signOut(): Promise<void> };

const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  return useContext(SessionContext)!;
}

/** Lets in who is signed in; leads everybody else to the door, and back after signing in. */
export function SignedIn({ children }: { children: ReactNode }) {
  const [me, setMe] = useState<Me | "nobody" | Refused>();
  const { pathname, search } = useLocation();
  const refresh = useCallback(async () => {
    try {
      setMe(await call<Me>("GET", panelPaths.session));
    } catch (error) {
      setMe((error as Refused).code === "sign_in_needed" ? "nobody" : (error as Refused));
    }
  }, []);
  const signOut = useCallback(async () => {
    await call("DELETE", panelPaths.session);
    setMe("nobody");
  }, []);
  useEffect(() => {
    whenSignedOut(() => setMe("nobody"));
    refresh();
  }, [refresh]);
  if (!me) return <Waiting />;
  if (me === "nobody") return <Navigate to="/giris" replace state={{ from: pathname + search }} />;
  if (me instanceof Refused) return <Problem problem={me} onRetry={refresh} />;
  return <SessionContext value={{ me, refresh, signOut }}>{children}</SessionContext>;
}
