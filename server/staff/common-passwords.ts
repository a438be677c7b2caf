/**
 * What people's passwords are made of when they are made of nothing else: the words and names that
 * lead the published lists of stolen passwords, English and Turkish, and those near at hand in an
 * academy of astrology. Written from general knowledge, without marks and capitals (see `fold`).
 * A long common password is a few of these side by side, or one with a year behind it; so a few
 * hundred pieces stand for many thousands of passwords.
 */
const passwordWords = `
password passwort passw0rd passwd motdepasse contrasena changeme letmein welcome iloveyou
admin administrator root superuser guest user test testing demo default temp temporary login
master access secret private secure security system server manager office internet computer
whatever trustno1 monkey dragon shadow sunshine princess football baseball basketball superman
batman spiderman pokemon starwars naruto matrix hunter ranger soldier killer warrior ninja
charlie jordan michael michelle jennifer jessica daniel andrew joshua matthew ashley amanda
nicole robert thomas george william anthony justin samantha elizabeth christopher alexander
benjamin victoria patricia maria angel angela lovely loveme loveyou forever together always
friends family mother father brother sister baby babygirl babyboy honey sweet sugar cookie
chocolate banana orange cherry apple summer winter spring autumn monday tuesday wednesday
thursday friday saturday sunday january february march april june july august september october
november december google facebook instagram twitter youtube whatsapp samsung android iphone
microsoft windows linux ubuntu oracle mysql cisco huawei xiaomi nintendo playstation xbox
minecraft fortnite counterstrike chelsea liverpool arsenal barcelona realmadrid manchester
juventus ferrari porsche mercedes mustang corvette harley yamaha diamond silver golden flower
butterfly rainbow purple yellow freedom justice jesus christ heaven blessed hello hellokitty
goodbye mickey disney tigger snoopy garfield buster pepper ginger maggie bailey cooper
correct horse battery staple london paris berlin newyork california america canada australia
asdf qwer qwert qwerty qwertz azerty zxcv zxcvbn asdfgh abcd abc123 qazwsx wsxedc
`;

const turkishWords = `
sifre sifrem parola parolam gizli giris giriss yonetim yonetici kullanici hesap hesabim deneme
sifremiunuttum unuttum bilgisayar bilgi internet telefon merhaba selam hosgeldin hosgeldiniz
naber evet hayir tamam lutfen tesekkur tesekkurler allah allahim allahuekber bismillah
bismillahirrahmanirrahim elhamdulillah insallah masallah subhanallah muhammed muhammet mustafa
kemal ataturk mustafakemal mustafakemalataturk cumhuriyet turkiye turkiyem turkiyecumhuriyeti
turk turkler turkum vatan vatanim bayrak millet anadolu asker komando polis
istanbul ankara izmir bursa antalya adana konya gaziantep sanliurfa kocaeli mersin diyarbakir
hatay manisa kayseri samsun balikesir kahramanmaras aydin tekirdag sakarya denizli mugla
eskisehir mardin trabzon malatya ordu erzurum sivas batman adiyaman elazig tokat zonguldak
kutahya osmaniye canakkale corum agri giresun isparta aksaray yozgat edirne duzce kastamonu
usak nigde bitlis rize amasya bolu nevsehir bingol kars karabuk kirikkale kirsehir hakkari
siirt burdur karaman yalova kirklareli erzincan bilecik sinop bartin cankiri artvin igdir
gumushane ardahan tunceli bayburt kilis kadikoy besiktas uskudar taksim bogaz bogazici
galatasaray fenerbahce trabzonspor bursaspor fener cimbom kartal karakartal aslan kanarya
sampiyon futbol besiktasim galatasarayim fenerbahcem ultraslan carsi
ahmet mehmet mustafa huseyin hasan ibrahim ismail osman yusuf murat omer ramazan halil
suleyman abdullah mahmut recep salih fatih kadir emre hakan adem kenan kerem burak serkan
gokhan volkan orhan ercan erkan sinan tolga ozgur ugur umut deniz furkan berkay batuhan oguzhan
alperen yasin enes arda mert kaan emir eymen miran alparslan metehan baris cengiz engin levent
fatma ayse emine hatice zeynep elif meryem serife zehra sultan hanife merve havva busra kubra
esra ozlem yasemin leyla melek hulya sevgi sevim songul gulsen gulay aysegul aylin aysel
derya ebru pinar selin sinem sibel tugba tugce betul rabia sumeyye beyza nisa azra ecrin defne
asel nehir irmak ceren gizem burcu begum damla cansu didem dilara irem melis melisa buse
yilmaz kaya demir sahin celik yildiz yildirim ozturk aydin ozdemir arslan dogan kilic aslan
cetin kara kurt ozkan simsek polat korkmaz erdogan yavuz acar aksoy gunes tekin bulut keskin
seni seviyorum seviyom seniseviyorum seniseviyom senicokseviyorum seviyorumseni askim askimm
askimsin askimiz asik sevgilim sevgili canim canimm canimsin canimannem annem babam annecim
babacim annecigim kardesim ailem oglum kizim bebegim bebek birtanem birtanesin hayatim hayat
hayatimsin dunyam dunya mutlu mutluluk umutlu yalniz yalnizlik ozledim cicek cicegim papatya
kelebek yagmur prenses prensesim kralice kral kaplan pamuk boncuk minnos karabas
pazartesi sali carsamba persembe cuma cumartesi pazar ocak subat mart nisan mayis haziran
temmuz agustos eylul ekim kasim aralik bahar sonbahar ilkbahar gece gunduz sabah aksam
cikolata kahve domates karpuz zeytin okul ogretmen ogrenci universite lise sinif
birikiuc birikiucdort dortbesalti yedi sekiz dokuz
`;

const academyWords = `
astroloji astrolog astrology akademi akademisi academy danismanlik danisman randevu randevum
randevular egitim kurs burc burclar burcum yukselen harita dogumharitasi gokyuzu gokyuzum
koc boga ikizler yengec aslan basak terazi akrep yay oglak kova balik merkur venus mars jupiter
saturn uranus neptun pluton gunes dolunay yeniay retro horoscope zodiac aries taurus gemini
cancer virgo libra scorpio sagittarius capricorn aquarius pisces mercury moon star stars
`;

export const commonPieces: string[] = [
  ...new Set(`${passwordWords}${turkishWords}${academyWords}`.trim().split(/\s+/)),
];

/** Keyboards and alphabets as fingers run over them, there and back. */
export const keyboardRows: string[] = [
  "01234567890123456789",
  "abcdefghijklmnopqrstuvwxyz",
  "abccdefgghiijklmnooprsstuuvyz",
  "qwertyuiopasdfghjklzxcvbnm",
  "qwertyuiopguasdfghjklsizxcvbnmoc",
  "fggiodrnhpqwuieautkmlysxjovcczsb",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
  "1q2w3e4r5t6y7u8i9o0p",
  "q1w2e3r4t5y6u7i8o9p0",
  "a1b2c3d4e5f6g7h8i9j0",
  "!@#$%^&*()",
].flatMap((row) => [row, [...row].reverse().join("")]);
