import { isName } from "../../../booking/name.ts";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";

type Reminded = Pick<PanelAppointment, "name" | "day" | "timeSlot"> & { title: string };

const dayText = new Intl.DateTimeFormat("tr-TR", { dateStyle: "full", timeZone: "UTC" });

/** A message ready to be sent, ending with the academy's name. */
export function reminderText({ name, day, timeSlot, title }: Reminded, academy: string): string {
  const when = `${dayText.format(new Date(`${day}T00:00Z`))}, saat ${timeSlot}`;
  // A name from before addresses were refused in one must not be sent on as a link.
  const addressee = name !== null && isName(name) ? name : "Danışanımız";
  return `Sayın ${addressee}, ${title} randevunuzu hatırlatmak isteriz: ${when}. Görüşmek üzere. ${academy}`;
}
