import type { VisitorAppointment } from "../../../../contract/public/visitor-appointment.ts";
import {
  loadVisitorAppointment,
  type VisitorAnswer,
} from "../../../booking-service/visitor-appointment.ts";
import { stateOf, type VisitorState } from "./use-appointment.ts";

const failures = {
  interrupted: "Bağlantı kesildi. Aşağıda randevunuzun şu anki durumunu görüyorsunuz.",
  unsure:
    "Cevap alınamadı; değişiklik yapılmamış olabilir. Bağlantınız gelince sayfayı yenileyip randevunuzun durumuna bakın.",
};

/** What a dialog needs to change the appointment. */
export type ChangeProps = {
  privateKey: string;
  appointment: VisitorAppointment;
  show: (state: VisitorState) => void;
  onClose: () => void;
};

/** The state after a change, and the service's code if it was refused. */
type Changed = { next: VisitorState; refusal?: string };

/** Waits for the answer to a change. If there is none, or a refusal, loads the appointment again. */
export async function changed(
  { privateKey, appointment }: ChangeProps,
  sent: Promise<VisitorAnswer>,
  done: string,
): Promise<Changed> {
  const answer = await sent;
  if (answer.outcome === "answered" || answer.outcome === "unknown") {
    return { next: { ...stateOf(answer), done, isAnswer: true } };
  }
  const now: VisitorState = {
    appointment,
    ...stateOf(await loadVisitorAppointment(privateKey)),
    isAnswer: true,
  };
  if (now.isUnknown) return { next: { isUnknown: true, isAnswer: true } };
  if (answer.outcome === "refused") {
    return { next: { ...now, failure: answer.message }, refusal: answer.code };
  }
  return { next: { ...now, failure: now.failure ? failures.unsure : failures.interrupted } };
}
