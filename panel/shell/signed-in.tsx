import { useQueryClient } from "@tanstack/react-query";
import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { Navigate, useLocation } from "react-router";
import type { Me } from "../../contract/panel/me.ts";
import { panelPages } from "../../contract/panel/pages.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { useIsFirstPage } from "../components/back-button.tsx";
import { Problem, Waiting } from "../components/states.tsx";
import { sessionKey } from "../data/query-client.ts";
import { MeContext } from "../data/session.ts";
import { usePanelQuery } from "../data/use-panel-query.ts";

/** Lets in who is signed in; leads everybody else to the sign-in page, and back after signing in. */
export function SignedIn({ children }: { children: ReactNode }) {
  // Not cached after leaving, so that the session is checked again on return.
  const { data, problem, reload } = usePanelQuery<Me | null>(panelPaths.session, "account", {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  useOnlyOwn(data?.email);
  if (data) {
    return (
      <MeContext value={data}>
        {/* Whoever signs in from another tab of this browser begins anew here, too. */}
        <Fragment key={data.email}>{children}</Fragment>
      </MeContext>
    );
  }
  if (data === null || problem?.code === "sign_in_needed") return <SignedOut />;
  return problem ? <Problem problem={problem} onRetry={reload} /> : <Waiting />;
}

/** Clears the answers given to the previous user. */
function useOnlyOwn(email?: string) {
  const client = useQueryClient();
  const askedBy = useRef(email);
  useEffect(() => {
    const isSomebodyElse = email && askedBy.current && askedBy.current !== email;
    if (email) askedBy.current = email;
    if (!isSomebodyElse) return;
    const [, session] = sessionKey;
    client.resetQueries({ predicate: ({ queryKey }) => queryKey[1] !== session });
  }, [client, email]);
}

function SignedOut() {
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  const isFirstPage = useIsFirstPage();
  // Nothing may stay in memory for the next user.
  useEffect(() => client.removeQueries({ type: "inactive" }), [client]);
  return (
    <Navigate to={panelPages.signIn} replace state={{ from: pathname + search, isFirstPage }} />
  );
}
