import { expect, test } from "vitest";
import { argon2id, nobodysHash, passwordProblem } from "./passwords.ts";

const own = ["ece.yilmaz@example.com", "Astroloji Akademisi"];
const problem = (password: string) => passwordProblem(password, own);

test("A password is stored as argon2id, and nobody's hash costs the same to check", async () => {
  const hash = await argon2id.hash("yağmurlu bir pencere önü");
  const costOf = (text: string) => text.split("$").slice(1, 4).join(" ");
  expect(costOf(hash)).toBe("argon2id v=19 m=19456,t=2,p=1");
  expect(costOf(nobodysHash)).toBe(costOf(hash));
  expect(nobodysHash).toHaveLength(hash.length);
  expect(await argon2id.verify(hash, "yağmurlu bir pencere önü")).toBe(true);
  expect(await argon2id.verify(hash, "yağmurlu bir pencere onu")).toBe(false);
});

test("A password is the same however the keyboard sends its letters", async () => {
  const hash = await argon2id.hash("çığ düşen köyde".normalize("NFD"));
  expect(await argon2id.verify(hash, "çığ düşen köyde".normalize("NFC"))).toBe(true);
});

test("A password has at least twelve characters, as a reader counts them", () => {
  expect(problem("çayırkuşuno")).toBe("password_short");
  expect(problem("çayırkuşuno".normalize("NFD"))).toBe("password_short");
  expect(problem("👩‍🚀👩‍🚀👩‍🚀")).toBe("password_short");
  expect(problem("çayırkuşunog")).toBeUndefined();
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
])("%s is too common", (password) => {
  expect(problem(password)).toBe("password_common");
});

test.each(["eceyilmaz1234", "Ece.Yılmaz@example.com", "astrolojiakademisi", "AkademiYilmaz2026"])(
  "%s says only what everybody knows of the account",
  (password) => expect(problem(password)).toBe("password_common"),
);

test.each([
  "yağmurlu bir pencere önü",
  "kırmızı-şemsiye-7-vapur",
  "tX4#vLq9!mZr",
  "lodosta martı sesi",
  "istanbul’da ıslak kaldırım",
  "482915736048",
])("%s is good enough", (password) => {
  expect(problem(password)).toBeUndefined();
});
