import type { OwnAppointment } from "../../../../contract/public/own-appointment.ts";
import { loadOwn, type OwnAnswer } from "../../../booking-service/visitor-appointment.ts";
import { type OwnState, stateOf } from "./use-own-appointment.ts";

const failures = {
  interrupted: "Bağlantı kesildi. Aşağıda randevunuzun şu anki durumunu görüyorsunuz.",
  unsure:
    "Yanıt alınamadı; değişiklik yapılmamış olabilir. Bağlantınız gelince sayfayı yenileyip randevunuzun durumuna bakın.",
};

/** What a dialog needs to change the appointment. */
export type ChangeProps = {
  ownKey: string;
  appointment: OwnAppointment;
  show: (state: OwnState) => void;
  onClose: () => void;
};

/** What a change came to, and the service's code where it was refused. */
type Changed = { next: OwnState; refusal?: string };

/** Whatever a change comes to, the appointment is shown as it stands then. */
export async function changed(
  { ownKey, appointment }: ChangeProps,
  sent: Promise<OwnAnswer>,
  done: string,
): Promise<Changed> {
  const answer = await sent;
  if (answer.outcome === "answered" || answer.outcome === "unknown") {
    return { next: { ...stateOf(answer), done, isAnswer: true } };
  }
  const now: OwnState = { appointment, ...stateOf(await loadOwn(ownKey)), isAnswer: true };
  if (now.isUnknown) return { next: { isUnknown: true, isAnswer: true } };
  if (answer.outcome === "refused") {
    return { next: { ...now, failure: answer.message }, refusal: answer.code };
  }
  return { next: { ...now, failure: now.failure ? failures.unsure : failures.interrupted } };
}
