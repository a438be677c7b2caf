import type { Asked } from "./asked-query.ts";

const course = "/blog#egitim";
const election = "/consultation#eleksiyon-secimsel-astroloji";
const destinedPartner = "/consultation#kadersel-es-danismanligi";
const childChart = "/consultation#cocuk-dogum-haritasi";
const oneTopic = "/consultation#tek-konu-danismanligi";
const term = (slug: string) => new RegExp(`^/sozluk/.*#${slug}$`);

export const datesInOtherOrders: Asked[] = [
  ["nisan 20", "/zodiac/boga"],
  ["mayıs 5", "/zodiac/boga"],
  ["1990-05-05", "/zodiac/boga"],
  ["21 mart koç mu balık mı", "/zodiac/koc"],
  ["31 nisan", "/zodiac/koc", "/zodiac/boga"],
  ["30 şubat", "/zodiac/kova", "/zodiac/balik"],
];

/** Tried by a second visitor: these led elsewhere, or nowhere. */
const ledElsewhere: Asked[] = [
  ["nişan tarihi", election],
  ["nişan günü", election],
  ["burcum", "/burcum"],
  ["burcum ne", "/burcum"],
  ["hangi burcum", "/burcum"],
  ["burç hesaplama", "/burcum"],
  ["retro", "/retro", "/blog#retro"],
  ["en iyi anlaşan burçlar", "/uyum"],
  ["instagram", "/about"],
  ["adres", "/about"],
  ["ödeme nasıl yapılıyor", course, "/consultation"],
  ["havale", course, "/consultation"],
  ["kanlı ay", /#tutulma$/],
  ["bugün ay hangi burçta", "/"],
  ["satürn hangi burçta", "/planets/saturn"],
  ["yükselenimi öğrenmek istiyorum", term("yukselen")],
  ["akrep dolunayı", "/#ay-2027"],
  ["mail", "/about"],
  ["astrolog nasıl olunur", course],
];

const teenager: Asked[] = [
  ["aşık olduğum çocuk akrep", "/zodiac/akrep"],
  ["kova erkeği nasıl tavlanır", "/zodiac/kova"],
  ["ikizler burcu kızı", "/zodiac/ikizler"],
  ["sevgilim aslan ben balık", "/uyum/aslan-balik"],
  ["oğlakla yengeç anlaşır mı", "/uyum/yengec-oglak"],
  ["koçla koç olur mu", "/uyum/koc-koc"],
  ["tiktokta merkür retrosu diyorlar", "/retro#merkur"],
  ["burç uyumu hesapla", "/uyum"],
  ["bana taş önerir misiniz", /\/taslar$/],
  ["anneme hediye başak", "/zodiac/basak/hediyeler"],
  ["eski sevgilim döner mi", destinedPartner],
];

const bride: Asked[] = [
  ["düğün tarihi ne zaman olsun", election],
  ["venüs retrosunda evlenilir mi", "/retro#venus"],
  ["kına gecesi tarihi", election],
  ["evlenmek için en uygun gün 2027", election],
  ["nişan yüzüğü ne zaman", election],
  ["ne zaman evleneceğim", election, destinedPartner],
  ["kızımın haritası", childChart],
  ["bebeğim olacak burcu ne olur", childChart],
];

const sceptic: Asked[] = [
  ["burçlara inanmıyorum", /^\/zodiac/],
  ["13. burç", term("burc")],
  ["yılancı burcu", term("burc")],
  ["yıldızname baktırmak", term("yildizname")],
  ["neredesiniz", "/about"],
  ["hocanız kim", "/about"],
  ["sertifika veriyor musunuz", course],
];

const student: Asked[] = [
  ["yükselen nasıl hesaplanır", term("yukselen")],
  ["yükselen burcum ne", term("yukselen")],
  ["stelyum ne demek", term("stelyum")],
  ["placidus mu tam burç mu", term("tam-burc-evleri")],
  ["12. evde plüton", "/evler#ev-12"],
  ["7. evin yöneticisi", "/evler#ev-7"],
  ["satürn kare mars", "/acilar#kare"],
  ["güneş satürn kavuşumu", "/acilar#kavusum"],
  ["yod açısı", term("yod")],
  ["kuzey düğümüm ikizler", /^\/charts\/nodes$|#kuzey-ay-dugumu$/],
  ["kova çağı", term("astrolojik-cag")],
  ["ay boşlukta ne zaman", term("ay-boslukta")],
  ["doğum saatimi bilmiyorum", term("dogum-saati")],
  ["merkür şimdi hangi burçta", "/planets/merkur"],
  ["nisan 2027 dolunay", "/#ay-2027"],
  ["bir sonraki tutulma", "/#ay-2027"],
  ["gökyüzünde bugün ne var", "/"],
  ["ametst", /\/taslar$/],
];

const changedMind: Asked[] = [
  ["randevumu iptal etmek istiyorum", "/"],
  ["randevu saatini değiştirmek istiyorum", "/"],
  ["randevumu ertelemek", "/"],
  ["vazgeçtim", "/"],
  ["para iadesi", course, "/consultation"],
  ["verilerimi silin", "/kvkk"],
  ["telefon numaranız", "/about"],
  ["online mı yüz yüze mi", "/consultation"],
  ["danışmanlık kaç dakika sürüyor", "/consultation"],
  ["bu yıl nasıl geçecek", "/consultation#yillik-ongoru"],
  ["iş bulacak mıyım", oneTopic],
];

export const visitors: Asked[] = [
  ...datesInOtherOrders,
  ...ledElsewhere,
  ...teenager,
  ...bride,
  ...sceptic,
  ...student,
  ...changedMind,
];
