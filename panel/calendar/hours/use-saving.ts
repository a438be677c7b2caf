import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { WorkingHours } from "../../../booking/hours.ts";
import type { HoursAnswer, HoursPreview } from "../../../contract/panel/hours.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { type ApiError, call, lastRevision } from "../../data/api.ts";
import { queryKeyOf, refresh } from "../../data/query-client.ts";
import { useChange } from "../../data/use-change.ts";
import { isSame } from "./edit-hours.ts";

export type Draft = {
  hours: WorkingHours;
  /** Of the hours that it began with. */
  version: number;
  /** It would leave appointments outside; they are listed until something is changed. */
  isJudged?: boolean;
};

export type Saving = ReturnType<typeof useSaving>;

/** Sends a draft; where it would leave appointments outside, they are listed, and may be left there. */
export function useSaving(
  now: HoursAnswer,
  [draft, keep]: readonly [Draft | undefined, (draft?: Draft) => void],
  onSaved: () => void,
) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<ApiError>();
  const [previous, setPrevious] = useState<WorkingHours>();
  /** Hours equal to the defaults are stored as null, so that they follow later changes of the defaults. */
  const asSent = (hours: WorkingHours) => (isSame(hours, now.defaults) ? null : hours);
  // Under the key "appointments", so that every change of an appointment loads the remaining conflicts.
  const { data: judged } = useQuery({
    queryKey: ["appointments", panelPaths.previewHours, JSON.stringify(draft?.hours)],
    queryFn: () => {
      const body = { hours: asSent(draft!.hours) };
      return call<HoursPreview>("POST", panelPaths.previewHours, body, { isUnasked: true });
    },
    enabled: draft?.isJudged === true,
  });
  const conflicts = (draft?.isJudged && judged?.conflicts) || [];
  const { start, isBusy } = useChange<Draft>(
    async (sent) => {
      const { version, hours } = sent;
      const confirmed = conflicts.map(({ id }) => id);
      try {
        const body = { version, hours: asSent(hours), confirmed };
        const answer = await call<HoursAnswer>("POST", panelPaths.hours, body);
        client.setQueryData(queryKeyOf("appointments", panelPaths.hours), answer);
      } catch (error) {
        if ((error as ApiError).code === "hours_outside") keep({ ...sent, isJudged: true });
        throw error;
      }
      refresh(client, "settings", lastRevision());
      setPrevious(now.hours);
      setProblem(undefined);
      keep(undefined);
      onSaved();
      return { text: "Çalışma saatleri kaydedildi. Site artık bunlara göre çalışıyor." };
    },
    { changes: "appointments", onRefused: setProblem },
  );
  return {
    save: start,
    isBusy,
    conflicts,
    more: judged?.more ?? 0,
    /** Listed before, and nobody of it is left. */
    isClear: draft?.isJudged === true && judged?.conflicts.length === 0,
    /** The list has yet to come: nothing is confirmed that was not seen. */
    isJudging: draft?.isJudged === true && judged === undefined,
    /** Why it was refused, apart from those. */
    problem: problem?.code === "hours_outside" ? undefined : problem,
    forgetProblem: () => setProblem(undefined),
    previous,
  };
}
