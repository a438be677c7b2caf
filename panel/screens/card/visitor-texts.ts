import { isName } from "../../../booking/name.ts";
import { internationalPhone } from "../../../booking/phone.ts";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";

/** What the visitor is told about. */
export type News = "approve" | "cancel" | "move";

type Told = Pick<PanelAppointment, "name" | "day" | "timeSlot"> & { title: string };

const dayText = new Intl.DateTimeFormat("tr-TR", { dateStyle: "full", timeZone: "UTC" });

const sentences: Record<News, (type: string, when: string) => string> = {
  approve: (type, when) => `${type} randevunuz onaylandı: ${when}. Görüşmek üzere.`,
  cancel: (type, when) =>
    `${type} randevunuz (${when}) iptal edildi. Başka bir gün için bize yazabilirsiniz. Anlayışınız için teşekkür ederiz.`,
  move: (type, when) =>
    `${type} randevunuz taşındı. Yeni zamanı: ${when}. Size uymazsa lütfen bize yazın.`,
};

/** A message ready to be sent, ending with the academy's name. */
export function visitorText(
  news: News,
  { name, day, timeSlot, title }: Told,
  academy: string,
): string {
  const when = `${dayText.format(new Date(`${day}T00:00Z`))}, saat ${timeSlot}`;
  return `Sayın ${addressee(name)}, ${sentences[news](title, when)} ${academy}`;
}

/** A name from before addresses were refused in one must not be sent on as a link. */
function addressee(name: string | null): string {
  return name !== null && isName(name) ? name : "Danışanımız";
}

export function whatsAppLink(phone: string, text: string): string {
  return `https://wa.me/${internationalPhone(phone).slice(1)}?text=${encodeURIComponent(text)}`;
}

/** iOS looks for "&body", Android for a query: "?&body" is both. */
export function smsLink(phone: string, text: string): string {
  return `sms:${internationalPhone(phone)}?&body=${encodeURIComponent(text)}`;
}
