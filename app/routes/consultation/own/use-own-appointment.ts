import { useEffect, useState } from "react";
import type { OwnAppointment } from "../../../../contract/public/own-appointment.ts";
import { loadOwn, type OwnAnswer } from "../../../booking-service/own.ts";

const failures = {
  unreachable: "Randevunuza şu anda ulaşılamıyor. Bağlantınızı denetleyip yeniden deneyin.",
  interrupted: "Bağlantı kesildi. Aşağıda randevunuzun şu anki durumunu görüyorsunuz.",
  unsure:
    "Yanıt alınamadı; değişiklik yapılmamış olabilir. Bağlantınız gelince sayfayı yenileyip randevunuzun durumuna bakın.",
};

export type OwnState = {
  appointment?: OwnAppointment;
  /** No appointment has this key. */
  isUnknown?: true;
  isWaiting?: true;
  /** To something that the visitor did. */
  isAnswer?: true;
  /** What was done, or why it was not, in words. */
  done?: string;
  failure?: string;
};

/** What a change came to, and the service's code where it was refused. */
type Changed = { next: OwnState; refusal?: string };

/** What a dialog needs to change the appointment. */
export type ChangeProps = {
  ownKey: string;
  appointment: OwnAppointment;
  change: (sent: Promise<OwnAnswer>, done: string) => Promise<Changed>;
  show: (state: OwnState) => void;
  onClose: () => void;
};

/** The appointment of a key as the service tells it. */
export function useOwnAppointment(key: string) {
  const [state, show] = useState<OwnState>({ isWaiting: true });
  useEffect(() => {
    loadOwn(key).then((answer) => show(stateOf(answer)));
  }, [key]);

  const retry = async () => {
    show({ ...state, isWaiting: true });
    show({ ...stateOf(await loadOwn(key)), isAnswer: true });
  };

  /** Whatever a change comes to, the appointment is shown as it stands then. */
  const change = async (sent: Promise<OwnAnswer>, done: string): Promise<Changed> => {
    const answer = await sent;
    if (answer.outcome === "answered" || answer.outcome === "unknown") {
      return { next: { ...stateOf(answer), done, isAnswer: true } };
    }
    const now: OwnState = { ...state, ...stateOf(await loadOwn(key)), isAnswer: true };
    if (answer.outcome === "refused") {
      return { next: { ...now, failure: answer.message }, refusal: answer.code };
    }
    return { next: { ...now, failure: now.failure ? failures.unsure : failures.interrupted } };
  };

  return { state, show, retry, change };
}

function stateOf(answer: OwnAnswer): OwnState {
  switch (answer.outcome) {
    case "answered":
      return { appointment: answer.appointment };
    case "unknown":
      return { isUnknown: true };
    case "refused":
      return { failure: answer.message };
    case "unreachable":
      return { failure: failures.unreachable };
  }
}
