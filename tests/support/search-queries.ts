import type { Asked } from "./asked-query.ts";
import { englishNames, synonyms } from "./search-synonyms.ts";
import { datesInOtherOrders, visitors } from "./search-visitors.ts";

const birthChart = /^\/consultation#.*dogum-haritasi$/;
const course = "/blog#egitim";
const retrogrades = "/blog#retro";
const election = "/consultation#eleksiyon-secimsel-astroloji";

/** The day on which they are asked. */
export const askedOn = new Date("2026-11-15T12:00:00+03:00");

/** Tried by a visitor: these found nothing, or nothing useful. */
const once: Asked[] = [
  ["merkür retrosu ne zaman", retrogrades],
  ["ikzler", "/zodiac/ikizler"],
  ["bogaburcu", "/zodiac/boga"],
  ["mart ayında doğanlar", "/zodiac/balik", "/zodiac/koc"],
  ["kova kadını", "/zodiac/kova"],
  ["evlilik tarihi seçmek", election],
  ["retroda ne yapılmaz", retrogrades],
  ["sagitarius", "/zodiac/yay"],
  ["Ferdi Tayfur", "/zodiac/akrep/unluler"],
  ["yükselenim aslan", "/blog/yukselen-aslan"],
  ["randevu", "/consultation"],
  ["fiyat", course, "/consultation"],
  ["ücret", course, "/consultation"],
  ["eğitim ne kadar", course],
  ["yeni ay ne zaman", "/#ay-2026"],
  ["5 mayıs", "/zodiac/boga"],
  ["şans taşı", /\/taslar$/],
  ["satürn dönüşü", "/planets/saturn"],
];

/** Named by the page's examples and by older tests. */
const always: Asked[] = [
  ["ametist", /\/taslar$/],
  ["Merkür retrosu", "/retro#merkur"],
  ["Venüs Akrep", "/planets/venus/akrep"],
  ["tutulma 2027", "/#ay-2027"],
  ["mide", "/zodiac/yengec/saglik"],
  ["kadersel eş", "/consultation#kadersel-es-danismanligi"],
  ["Yengeç sağlık", "/zodiac/yengec/saglik"],
  ["Mars Koç", "/planets/mars/koc"],
  ["yükselen Balık", "/blog/yukselen-balik"],
  ["profeksiyon", "/charts/profection"],
  ["toprak elementi", "/elements#toprak"],
  ["dolunay", "/#dolunay"],
  ["retro tarihleri", retrogrades],
  ["KVKK", "/kvkk"],
  ["şans", /\/taslar$|jupiter|sans-noktasi$/],
  ["satürn döngüsü", /saturn|frideria/],
  ["mars", "/planets/mars"],
  ["çocuk", "/consultation#cocuk-dogum-haritasi"],
  ["İkizler", "/zodiac/ikizler"],
];

const signs: Asked[] = [
  ["koc burcu ozellikleri", "/zodiac/koc"],
  ["AKREP ERKEĞİ", "/zodiac/akrep"],
  ["başak kadını nasıldır", "/zodiac/basak"],
  ["teraizi", "/zodiac/terazi"],
  ["yengc", "/zodiac/yengec"],
  ["olgak burcu", "/zodiac/oglak"],
  ["aslanburcu", "/zodiac/aslan"],
  ["gemini", "/zodiac/ikizler"],
  ["cancer", "/zodiac/yengec"],
  ["scorpio woman", "/zodiac/akrep"],
  ["capricorn", "/zodiac/oglak"],
  ["aquarious", "/zodiac/kova"],
  ["yengeç aşk hayatı", "/zodiac/yengec"],
  ["boğa hangi burçla anlaşır", /^\/uyum\/.*boga/],
  ["akrep zayıf yönleri", "/zodiac/akrep"],
  ["kova burcundayım", "/zodiac/kova"],
  ["ikizler dış görünüşü", "/zodiac/ikizler/fiziksel-ozellikler"],
  ["başak sağlık sorunları", "/zodiac/basak/saglik"],
  ["burç tarihleri", "/zodiac"],
];

const stonesColoursGiftsNames: Asked[] = [
  ["akrep burcunun taşı", "/zodiac/akrep/taslar"],
  ["koç uğurlu taş", "/zodiac/koc/taslar"],
  ["zumrut", "/zodiac/boga/taslar"],
  ["yay burcu uğurlu rengi", "/zodiac/yay/renkler"],
  ["balık hangi renk", "/zodiac/balik/renkler"],
  ["terazi kadınına hediye", "/zodiac/terazi/hediyeler"],
  ["oğlak erkeğine ne alınır", "/zodiac/oglak/hediyeler"],
  ["sevgiliye hediye", /\/hediyeler$/],
  ["tarkan hangi burç", "/zodiac/terazi/unluler"],
  ["Lionel Messi burcu", "/zodiac/yengec/unluler"],
  ["baris manco", "/zodiac/oglak/unluler"],
  ["aslan burcu ünlüler kimler", "/zodiac/aslan/unluler"],
];

const dates: Asked[] = [
  ["21.03", "/zodiac/koc"],
  ["5/5", "/zodiac/boga"],
  ["29 şubat", "/zodiac/balik"],
  ["15 kasım doğumlular", "/zodiac/akrep"],
  ["23 Temmuz 1990 hangi burç", "/zodiac/aslan"],
  ["ağustos ayı burcu", "/zodiac/aslan", "/zodiac/basak"],
  ["1 ocak burcu ne", "/zodiac/oglak"],
  ["22.12.1985", "/zodiac/oglak"],
];

const booking: Asked[] = [
  ["kaç lira", course],
  ["danışmanlık ücreti", "/consultation"],
  ["randevu almak istiyorum", "/consultation"],
  ["randevum ne oldu", "/"],
  ["randevu durumu sorgula", "/"],
  ["kurs fiyatı", course],
  ["astroloji kursu", course],
  ["sertifika", course],
  ["ders ne zaman başlıyor", course],
  ["astroloji nasıl öğrenilir", course],
  ["biz kimiz", "/about"],
];

const planets: Asked[] = [
  ["ay burcum yengeç", "/planets/ay/yengec"],
  ["venüsü balıkta olanlar", "/planets/venus/balik"],
  ["merkür ikizlerde", "/planets/merkur/ikizler"],
  ["marsım oğlak", "/planets/mars/oglak"],
  ["plüton kova burcunda", "/planets/pluton/kova"],
  ["jupiter yengec", "/planets/jupiter/yengec"],
  ["venusakrep", "/planets/venus/akrep"],
  ["moon in scorpio", "/planets/ay/akrep"],
  ["neptün nedir", "/planets/neptun"],
  ["iletişim gezegeni", "/planets/merkur"],
  ["uranüs ikizlerde", "/blog"],
];

const sky: Asked[] = [
  ["retro ne demek", retrogrades],
  ["mercury retrograde", "/retro#merkur"],
  ["venüs geri gidişi", "/retro#venus"],
  ["satürn gerilemesi 2026", retrogrades],
  ["dolunay ne zaman", "/#ay-2026"],
  ["güneş tutulması ne zaman", "/#ay-2027"],
  ["ay takvimi 2027", "/#ay-2027"],
  ["full moon", "/#dolunay"],
  ["son dördün", "/#son-dordun"],
  ["su burçları", "/elements#su"],
  ["ateş grubu", "/elements#ateş"],
  ["hava burçları hangileri", "/elements#hava"],
];

const charts: Asked[] = [
  ["güneş dönüşü", "/charts"],
  ["solar return", "/charts"],
  ["kuzey ay düğümü", /^\/charts\/nodes$|#kuzey-ay-dugumu$/],
  ["ilişki haritası", "/charts/composite"],
  ["kompozıt", "/charts/composite"],
  ["profksiyon", "/charts/profection"],
  ["progresyon", "/charts/progress"],
  ["firdarya nedir", "/charts/frideria"],
  ["yükslen yay", "/blog/yukselen-yay"],
];

const consultations: Asked[] = [
  ["natal harita", birthChart],
  ["birth chart", birthChart],
  ["doğum haritamı yorumlatmak", birthChart],
  ["çocuğumun haritası", "/consultation#cocuk-dogum-haritasi"],
  ["düğün günü seçimi", election],
  ["yıllık öngörü", "/consultation#yillik-ongoru"],
  ["kayıp eşya sorusu", "/consultation#horary-astroloji-danismanligi"],
  ["ruh eşim kim", "/consultation#kadersel-es-danismanligi"],
  ["6 aylık", "/consultation#6-aylik-ongoru-danismanligi"],
  ["iş değiştirmek", "/consultation#tek-konu-danismanligi"],
  ["danismanlk", "/consultation"],
  ["kişisel veriler", "/kvkk"],
  ["erişilebilirlik", "/erisilebilirlik"],
  ["görsel kaynakları", "/gorsel-kaynaklari"],
];

export const askedQueries: Asked[] = [
  ...once,
  ...always,
  ...signs,
  ...stonesColoursGiftsNames,
  ...dates,
  ...booking,
  ...planets,
  ...sky,
  ...charts,
  ...consultations,
  ...visitors,
  ...synonyms,
  ...englishNames,
];

/** A birthday is answered by its sign, before everything else. */
export const askedDates: Asked[] = [...dates, ...datesInOtherOrders, ["5 mayıs", "/zodiac/boga"]];
