import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import type { ChangeAnswer, PanelAppointment } from "../../contract/panel/calls.ts";
import { type ApiError, call, lastRevision } from "./api.ts";
import { refresh, showInLists, type Topic } from "./query-client.ts";
import { type Done, useToast } from "./use-toast.ts";

/** What the toast says of a change, and the appointments as the service left them. */
export type Changed = Done & { appointments: PanelAppointment[] };

/** Sends, and answers with what the toast says. Lists show the appointments that it answers with at once. */
// biome-ignore lint/suspicious/noConfusingVoidType: most of what is sent has nothing to say.
export type Send<Wanted> = (wanted: Wanted) => Promise<Done | Changed | void>;

type ChangeOptions = {
  /** The topic to fetch again afterwards. */
  changes?: Topic;
  /** Changes with the same guard are not sent at the same time; by default each control has its own. */
  guard?: string;
  /** May be sent again while one is on its way. */
  mayOverlap?: boolean;
  /** Where a refusal is said; in the toast, if nowhere else. */
  onRefused?(problem: ApiError): void;
};

/**
 * The one way to change something. A change is sent once, however often its button is pressed, until the screen
 * shows the result; the toast says what was done and offers to undo it. Afterwards, and after a refusal because the
 * screen was out of date, the topic is fetched again.
 */
export function useChange<Wanted = void>(send: Send<Wanted>, options: ChangeOptions = {}) {
  const { changes, guard, mayOverlap = false, onRefused } = options;
  const client = useQueryClient();
  const toast = useToast();
  const ownGuard = useId();
  const mutationKey = [guard ?? ownGuard];
  const { mutate, isPending, variables } = useMutation({
    mutationKey,
    mutationFn: async (wanted: Wanted) => {
      const done = await send(wanted);
      if (done) toast.done(done);
      if (done && "appointments" in done) showInLists(client, done.appointments);
      // Events tell of appointments alone, and revisions only of what events tell.
      if (changes)
        await refresh(client, changes, changes === "appointments" ? lastRevision() : undefined);
      await drawn();
    },
    onError: (problem) => {
      if (onRefused) onRefused(problem);
      else toast.problem(problem);
      if (problem.status !== 404 && problem.status !== 409) return;
      refresh(client, "appointments");
      if (changes && changes !== "appointments") refresh(client, changes);
    },
  });
  function start(wanted: Wanted) {
    if (mayOverlap || client.isMutating({ mutationKey }) === 0) mutate(wanted);
  }
  return { start, isBusy: isPending, underWay: isPending ? variables : undefined };
}

/** TanStack Query tells React of an answer in a later task; until then the old button is still there. */
function drawn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Sends one change of one appointment, with the version that it was decided on; `onDone` gets what it has become. */
export async function postChange(
  path: string,
  wanted: { version: number } & Record<string, unknown>,
  text: string,
  onDone?: (left: PanelAppointment) => void,
): Promise<Changed> {
  const { appointment, undo } = await call<ChangeAnswer>("POST", path, wanted);
  onDone?.(appointment!);
  return { text, undo, appointments: [appointment!] };
}
