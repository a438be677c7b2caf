/** In the data of the page that the link leads to, and not in its script; the booking dialog's script has them. */
export const privateLinkWords = {
  see: "Randevunuzu görün, taşıyın ya da iptal edin",
  here: "Bu sayfanın bağlantısı",
  elsewhere: "Bu bağlantı",
  power: "size özeldir: Kimdeyse randevuyu görebilir, taşıyabilir ve iptal edebilir.",
  onceOnly: "Bu sayfadan ayrılınca yeniden gösterilmez; değişiklik yapabilmek için saklayın.",
  inCalendar: "Takvim dosyasında da yer alır.",
  field: "Randevunuzun özel bağlantısı",
  copy: "Bağlantıyı kopyala",
  share: "Paylaş",
  shared: "Randevunuz",
  remember: "Bu cihazda hatırla",
  copied: "Bağlantı kopyalandı.",
  selected: "Bağlantı seçildi. Şimdi kopyalayabilirsiniz (Ctrl+C ya da basılı tutup Kopyala).",
  notStored: "Tarayıcınız bu cihazda saklamaya izin vermiyor. Bağlantıyı kopyalayabilirsiniz.",
  remembered:
    "adresinde ve ana sayfadaki “Randevu durumunu sorgula” penceresinde bulursunuz. Bu cihazı kullanan herkes görebilir; randevu günü geçince unutulur.",
  notRemembered:
    "Bu cihazı kullanan herkes randevuyu görüp değiştirebilir: ortak bir bilgisayarda işaretlemeyin. Randevu günü geçince unutulur.",
};

export type PrivateLinkWords = typeof privateLinkWords;
