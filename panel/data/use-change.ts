import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import type { ApiError } from "./api.ts";
import { useRefresher } from "./live-events.tsx";
import type { Topic } from "./query-client.ts";
import { type Done, useToast } from "./use-toast.ts";

/** Sends, and answers with what the toast is to say of it. */
// biome-ignore lint/suspicious/noConfusingVoidType: most of what is sent has nothing to say.
export type Send<Wanted> = (wanted: Wanted) => Promise<Done | void>;

type ChangeOptions = {
  /** What is asked for again afterwards. */
  changes?: Topic;
  /** Changes with the same name wait for each other; without one each control has its own. */
  guard?: string;
  /** For what may be sent while another is on its way. */
  mayOverlap?: boolean;
  /** Where a refusal is said; in the toast, if nowhere else. */
  onRefused?(problem: ApiError): void;
};

/**
 * The one way to change something: it is sent once, however often it is tapped, until the screen shows what
 * came of it; the toast says what was done and offers to take it back. Where a refusal tells that the screen
 * was out of date, the screen is asked for again.
 */
export function useChange<Wanted = void>(send: Send<Wanted>, options: ChangeOptions = {}) {
  const { changes, guard, mayOverlap = false, onRefused } = options;
  const client = useQueryClient();
  const refresher = useRefresher();
  const toast = useToast();
  const ownGuard = useId();
  const mutationKey = [guard ?? ownGuard];
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: async (wanted: Wanted) => {
      const showChange = changes === "appointments" && refresher?.beforeChange();
      const done = await send(wanted);
      if (done) toast.done(done);
      if (showChange) await showChange();
      else if (changes) await client.invalidateQueries({ queryKey: [changes] });
      await drawn();
    },
    onError: (problem) => {
      if (onRefused) onRefused(problem);
      else toast.problem(problem);
      if (problem.status !== 404 && problem.status !== 409) return;
      refresher?.refresh();
      if (changes && changes !== "appointments") client.invalidateQueries({ queryKey: [changes] });
    },
  });
  function start(wanted: Wanted) {
    if (mayOverlap || client.isMutating({ mutationKey }) === 0) mutate(wanted);
  }
  return { start, isBusy: isPending };
}

/** What the library knows it tells React in a turn of its own; until then the old button stands there. */
function drawn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
