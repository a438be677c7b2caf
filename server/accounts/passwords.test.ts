import { expect, test } from "vitest";
import { panelRefusals } from "../../contract/panel/refusals.ts";
// Loaded at first use otherwise, inside a test: mutants of its dictionaries would be that test's alone to notice.
import "./password-guesses.ts";
import { argon2id, dummyHash, passwordProblem } from "./passwords.ts";

const own = ["ece.yilmaz@example.com", "Astroloji Akademisi"];
const problem = (password: string) => passwordProblem(password, own);

test("A password is stored as argon2id, and nobody's hash costs the same to check", async () => {
  const hash = await argon2id.hash("yağmurlu bir pencere önü");
  const costOf = (text: string) => text.split("$").slice(1, 4).join(" ");
  expect(costOf(hash)).toBe("argon2id v=19 m=19456,t=2,p=1");
  expect(costOf(dummyHash)).toBe(costOf(hash));
  expect(dummyHash).toHaveLength(hash.length);
  expect(await argon2id.verify(hash, "yağmurlu bir pencere önü")).toBe(true);
  expect(await argon2id.verify(hash, "yağmurlu bir pencere onu")).toBe(false);
});

test("A password is the same however the keyboard sends its letters", async () => {
  const hash = await argon2id.hash("çığ düşen köyde".normalize("NFD"));
  expect(await argon2id.verify(hash, "çığ düşen köyde".normalize("NFC"))).toBe(true);
});

test("A password has at least twelve characters, as a reader counts them, and the refusal says so", async () => {
  expect(panelRefusals.password_short).toBe("Parola en az 12 karakter olmalıdır.");
  expect(await problem("çayırkuşuno")).toBe("password_short");
  expect(await problem("çayırkuşuno".normalize("NFD"))).toBe("password_short");
  expect(await problem("👩‍🚀👩‍🚀👩‍🚀")).toBe("password_short");
  expect(await problem("çayırkuşunog")).toBeUndefined();
});

test.each([
  "aaaaaaaaaaaa",
  "abababababab",
  "123456789012",
  "987654321098",
  "qwertyuiopas",
  "qwertyuıopğü",
  "fgğıodrnhpqw",
  "1qaz2wsx3edc",
  "1q2w3e4r5t6y",
  "abcçdefgğhıi",
  "kahvekahvekahve",
  "password1234",
  "P@ssw0rd2025!",
  "Galatasaray1905",
  "FENERBAHÇE.1907",
  "beşiktaş1903!",
  "seniseviyorum",
  "Şifre123456!",
  "istanbul34istanbul",
  "mustafa01.05.1987",
  "mustafakemalatatürk",
  "iloveyouforever",
  "correcthorsebatterystaple",
  "administrator1",
  "merhabadünya1",
  "ikizlerburcu12",
  "************",
  "👩‍🚀".repeat(12),
  "ahmet.yilmaz.1985",
  "Zeynep - 2003 - Ankara",
  "mehmet05321234567",
  "1907fenerbahçe1907",
  "yarasatalag1905",
  "G@l@t@s@r@y1905",
  "f3n3rb4hç3.1907",
  "m3hm3ty1lm4z1985",
  "şifreşifreşifre",
  "ğüpoıuytrewq",
  "asdfghjklşi,",
  "uieaütkmlyşx",
  "koçboğaikizleryengeç",
  "OcakŞubatMartNisan",
  "birikiüçdörtbeşaltı",
  "tyuıopğü19871",
  "hjklşi1987ghjk",
  "cvbnmöç1987vbnm",
  "övcçzsb19871",
  "mnoöprsştuüv",
  "fv5tgb6yhn7u98",
  "y7u8i9o19871",
  "w2e3r4t5y6u7",
  "c3d4e5f6g7h8",
  "altıyedisekizdokuz",
  "salıçarşambaperşembecuma",
  "seni çok seviyorum",
  "başka bir parola",
])("%s is too common", async (password) => {
  expect(await problem(password)).toBe("password_common");
});

test.each([
  "eceyilmaz1234",
  "Ece.Yılmaz@example.com",
  "astrolojiakademisi",
  "AkademiYilmaz2026",
  "Astroloji_Akademisi_2026!",
  "~Astroloji*Akademisi~",
  "!!Astroloji.Akademisi!!2026",
])("%s says only what everybody knows of the account", async (password) => {
  expect(await problem(password)).toBe("password_common");
});

test("A common password is common without its dots and hooks, and with those of other letters", async () => {
  for (const password of [
    "ISTANBUL.1453!",
    "İSTANBUL.1453!",
    "ıstanbul.1453!",
    "Beşıktaş1903",
    "BESİKTAS1903",
  ]) {
    expect(await problem(password), password).toBe("password_common");
    expect(await problem(password.normalize("NFD")), password).toBe("password_common");
  }
});

test("The longest password keeps the service waiting for less than 200 ms", async () => {
  for (const piece of ["4@8({[</369&#!1/|0$5+7%2/", "p4$$w0rd1987!qwerty", "a1b4c6e7i9o2s5t0"]) {
    const before = process.threadCpuUsage();
    await problem(piece.repeat(20).slice(0, 200));
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000, piece).toBeLessThan(200);
  }
});

test.each([
  "yağmurlu bir pencere önü",
  "kırmızı-şemsiye-7-vapur",
  "tX4#vLq9!mZr",
  "lodosta martı sesi",
  "istanbul’da ıslak kaldırım",
  "482915736048",
  "k#9%&x^*2~?=",
  "hewsyd-2fancu-Wozgyt",
  "gökyüzü ve kitaplar",
  "mavi bisikletin zili kırık",
  "anneannemin reçel kavanozu",
  "pencere bahçe sokak kedi",
])("%s is good enough", async (password) => {
  expect(await problem(password)).toBeUndefined();
});
