import { useEffect, useState } from "react";
import type { VisitorAppointment } from "../../../../contract/public/visitor-appointment.ts";
import {
  loadVisitorAppointment,
  type VisitorAnswer,
} from "../../../booking-service/visitor-appointment.ts";

export type VisitorState = {
  appointment?: VisitorAppointment;
  /** No appointment has this key. */
  isUnknown?: true;
  isWaiting?: true;
  /** The answer to something that the visitor did. */
  isAnswer?: true;
  /** Messages of success and failure. */
  done?: string;
  failure?: string;
};

export function useVisitorAppointment(key: string) {
  const [state, show] = useState<VisitorState>({ isWaiting: true });
  useEffect(() => {
    loadVisitorAppointment(key).then((answer) => show(stateOf(answer)));
  }, [key]);

  const retry = async () => {
    show({ ...state, isWaiting: true });
    show({ ...stateOf(await loadVisitorAppointment(key)), isAnswer: true });
  };

  return { state, show, retry };
}

export function stateOf(answer: VisitorAnswer): VisitorState {
  switch (answer.outcome) {
    case "answered":
      return { appointment: answer.appointment };
    case "unknown":
      return { isUnknown: true };
    case "refused":
      return { failure: answer.message };
    case "unreachable":
      return {
        failure: "Randevunuza şu anda ulaşılamıyor. Bağlantınızı denetleyip yeniden deneyin.",
      };
  }
}
