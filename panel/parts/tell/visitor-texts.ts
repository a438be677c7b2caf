import { isName } from "../../../booking/name.ts";
import type { News, PanelAppointment } from "../../../contract/panel/calls.ts";
import { visitorsWish } from "../../../contract/panel/words.ts";

type Told = Pick<PanelAppointment, "name" | "day" | "timeSlot" | "reason"> & { title: string };

const dayText = new Intl.DateTimeFormat("tr-TR", { dateStyle: "full", timeZone: "UTC" });

const anotherDay = "Başka bir gün için bize yazabilirsiniz.";
const thanks = "Anlayışınız için teşekkür ederiz.";

type Sentences = (facts: { type: string; when: string; isWish: boolean }) => string;

const sentences: Record<News, Sentences> = {
  approve: ({ type, when }) => `${type} randevunuz onaylandı: ${when}. Görüşmek üzere.`,
  reject: ({ type, when, isWish }) =>
    isWish
      ? `${type} randevu talebiniz (${when}) isteğiniz üzerine iptal edildi. ${anotherDay}`
      : `${type} randevu talebinizi (${when}) ne yazık ki onaylayamadık. ${anotherDay} ${thanks}`,
  cancel: ({ type, when, isWish }) =>
    isWish
      ? `${type} randevunuz (${when}) isteğiniz üzerine iptal edildi. ${anotherDay}`
      : `${type} randevunuz (${when}) iptal edildi. ${anotherDay} ${thanks}`,
  move: ({ type, when }) =>
    `${type} randevunuz taşındı. Yeni zamanı: ${when}. Size uymazsa lütfen bize yazın.`,
  move_pending: ({ type, when }) =>
    `${type} randevu talebiniz için yeni bir zaman öneriyoruz: ${when}. Talebiniz henüz onaylanmadı; bu zaman size uyuyor mu, lütfen bize yazın.`,
};

/** A message ready to be sent, ending with the academy's name. */
export function visitorText(
  news: News,
  { name, day, timeSlot, title: type, reason }: Told,
  academy: string,
): string {
  const when = `${dayText.format(new Date(`${day}T00:00Z`))}, saat ${timeSlot}`;
  const isWish = reason === visitorsWish;
  return `Sayın ${addressee(name)}, ${sentences[news]({ type, when, isWish })} ${academy}`;
}

/** A name from before addresses were refused in one must not be sent on as a link. */
function addressee(name: string | null): string {
  return name !== null && isName(name) ? name : "Danışanımız";
}

export function whatsAppLink(phone: string, text: string): string {
  return `https://wa.me/90${phone.slice(1)}?text=${encodeURIComponent(text)}`;
}

/** iOS looks for "&body", Android for a query: "?&body" is both. */
export function smsLink(phone: string, text: string): string {
  return `sms:+90${phone.slice(1)}?&body=${encodeURIComponent(text)}`;
}
