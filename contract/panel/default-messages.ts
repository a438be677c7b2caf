import type { Messages } from "./messages.ts";

const anotherDay = "Başka bir gün için bize yazabilirsiniz.";
const thanks = "Anlayışınız için teşekkür ederiz.";

/** Messages to visitors unless the academy has changed them. */
export const defaultMessages: Messages = {
  texts: {
    enter:
      "Sayın {ad}, {hizmet} randevunuz oluşturuldu: {tarih}, saat {saat}. Görüşmek üzere. {akademi}",
    approve:
      "Sayın {ad}, {hizmet} randevunuz onaylandı: {tarih}, saat {saat}. Görüşmek üzere. {akademi}",
    reject: `Sayın {ad}, {hizmet} randevu talebinizi ({tarih}, saat {saat}) ne yazık ki onaylayamadık. ${anotherDay} ${thanks} {akademi}`,
    cancel: `Sayın {ad}, {hizmet} randevunuz ({tarih}, saat {saat}) iptal edildi. ${anotherDay} ${thanks} {akademi}`,
    wish: `Sayın {ad}, {hizmet} {konu} ({tarih}, saat {saat}) isteğiniz üzerine iptal edildi. ${anotherDay} {akademi}`,
    move: "Sayın {ad}, {hizmet} randevunuz taşındı. Yeni zamanı: {tarih}, saat {saat}. Size uymazsa lütfen bize yazın. {akademi}",
    move_pending:
      "Sayın {ad}, {hizmet} randevu talebiniz için yeni bir zaman öneriyoruz: {tarih}, saat {saat}. Talebiniz henüz onaylanmadı; bu zaman size uyuyor mu, lütfen bize yazın. {akademi}",
    remind:
      "Sayın {ad}, {hizmet} randevunuzu hatırlatmak isteriz: {tarih}, saat {saat}. Görüşmek üzere. {akademi}",
    payment:
      "Sayın {ad}, {hizmet} ({tarih}, saat {saat}) için ödemenizi şu hesaba yapabilirsiniz: (banka, ad ve IBAN). {akademi}",
    birth:
      "Sayın {ad}, {hizmet} ({tarih}, saat {saat}) için doğum tarihinizi, doğum saatinizi ve doğum yerinizi yazar mısınız? Saati tam bilmiyorsanız yaklaşık olarak da yazabilirsiniz. {akademi}",
    thanks:
      "Sayın {ad}, {hizmet} için bizi seçtiğinize teşekkür ederiz. Aklınıza takılan olursa bize yazabilirsiniz. {akademi}",
  },
  reasons: [
    { text: "Danışan istedi", isWish: true },
    { text: "Danışman müsait değil", isWish: false },
    { text: "Ulaşılamadı", isWish: false },
  ],
  firstChannel: "whatsapp",
};
