import { dayInWords, istanbulClock } from "./istanbul-time.ts";

/** As the server sends it. Another provider's server may omit the type or send other statuses. */
export type Appointment = {
  date: string;
  timeSlot: string;
  randevuTipi?: string | null;
  status: string;
  /** Only our own server sends these, and the version not at once. */
  eventId?: string;
  version?: number;
};

export const statuses = ["pending", "approved", "cancelled"] as const;

export type Status = (typeof statuses)[number];

/** A status, or for approved appointments whether the visitor came. */
export const outcomes = [...statuses, "no_show", "arrived"] as const;
export type Outcome = (typeof outcomes)[number];

/** At most one of `noShow` and `arrived` is true. */
export type OutcomeFields = { status: Status; noShow: boolean; arrived: boolean };

export function outcomeOf({ status, noShow, arrived }: OutcomeFields): Outcome {
  if (arrived) return "arrived";
  return noShow ? "no_show" : status;
}

const statusTexts: Record<Status, string> = {
  pending: "randevunuz beklemede.",
  approved: "randevunuz onaylanmıştır.",
  cancelled: "randevunuz iptal edilmiştir.",
};

/** "24 Eylül 2025 21:00" and ", Mini Öngörü randevunuz onaylanmıştır." */
export function resultParts(appointment: Appointment): { when: string; what: string } {
  const { date, timeSlot, status } = appointment;
  const day = dayInWords(istanbulClock(new Date(date)).day);
  return { when: `${day} ${timeSlot}`, what: `, ${typeOf(appointment)} ${statusText(status)}` };
}

export function resultMessage(appointment: Appointment): string {
  const { when, what } = resultParts(appointment);
  return when + what;
}

export function typeOf({ randevuTipi }: Pick<Appointment, "randevuTipi">): string {
  return randevuTipi || "Randevu";
}

/** Whether its start has passed. */
export function hasBegun({ date }: Pick<Appointment, "date">, now: Date): boolean {
  return new Date(date) <= now;
}

/** Appointments dated now or later. */
export function comingAppointments(appointments: Appointment[], now: Date): Appointment[] {
  return appointments.filter(({ date }) => new Date(date) >= now);
}

function statusText(status: string): string {
  return isStatus(status) ? statusTexts[status] : "randevunuzun durumu bilinmiyor.";
}

function isStatus(status: string): status is Status {
  return (statuses as readonly string[]).includes(status);
}
