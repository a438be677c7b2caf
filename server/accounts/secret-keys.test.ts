import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isSealed, keyedHashes, open, readSecretKeys, seal } from "./secret-keys.ts";

const keyOf = (letter: string) => Buffer.alloc(32, letter);
const keys = (...letters: string[]) =>
  readSecretKeys({ SECRET_KEY: letters.map(keyOf), DATA_DIR: "nowhere" });

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "akademi-key-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

test("What is sealed says nothing, and opens with its key for its owner alone", () => {
  const sealed = seal(keys("a"), "ece", "GEZDGNBVGY3TQOJQ");
  expect(sealed).not.toContain("GEZD");
  expect(sealed).not.toBe(seal(keys("a"), "ece", "GEZDGNBVGY3TQOJQ"));
  expect(open(keys("a"), "ece", sealed)).toBe("GEZDGNBVGY3TQOJQ");
  expect(open(keys("a"), "can", sealed)).toBeUndefined();
  expect(open(keys("b"), "ece", sealed)).toBeUndefined();
  expect(open(keys("a"), "ece", `${sealed.slice(0, -2)}xx`)).toBeUndefined();
});

test("The first key writes, all of them read", () => {
  const old = seal(keys("a"), "ece", "x");
  expect(open(keys("b", "a"), "ece", old)).toBe("x");
  expect(isSealed(keys("b", "a"), old)).toBe(false);
  expect(isSealed(keys("b", "a"), seal(keys("b", "a"), "ece", "x"))).toBe(true);
  expect(keyedHashes(keys("b", "a"), "x")).toEqual([
    ...keyedHashes(keys("b"), "x"),
    ...keyedHashes(keys("a"), "x"),
  ]);
});

test("Without a setting the key is made once, in a file that only its owner reads", () => {
  const DATA_DIR = join(folder(), "data");
  const sealed = seal(readSecretKeys({ DATA_DIR }), "ece", "x");
  expect(open(readSecretKeys({ DATA_DIR }), "ece", sealed)).toBe("x");
  const file = join(DATA_DIR, "secret.key");
  expect(readdirSync(DATA_DIR), "no draft is left").toEqual(["secret.key"]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(Buffer.from(readFileSync(file, "utf8"), "base64")).toHaveLength(32);
});

test("A key of the settings goes before the one in the file, which still reads", () => {
  const DATA_DIR = folder();
  const sealed = seal(readSecretKeys({ DATA_DIR }), "ece", "x");
  const both = readSecretKeys({ SECRET_KEY: [keyOf("a")], DATA_DIR });
  expect(open(both, "ece", sealed)).toBe("x");
  expect(isSealed(keys("a"), seal(both, "ece", "x"))).toBe(true);
});

test("With a key in the settings no file is made", () => {
  const DATA_DIR = folder();
  readSecretKeys({ SECRET_KEY: [keyOf("a")], DATA_DIR });
  expect(readdirSync(DATA_DIR)).toEqual([]);
});

test("A file that holds no key stops the start with one sentence, without what it holds", () => {
  const DATA_DIR = folder();
  writeFileSync(join(DATA_DIR, "secret.key"), "kısa");
  const read = () => readSecretKeys({ DATA_DIR });
  expect(read).toThrow(/secret\.key içinde 32 baytlık bir anahtar yok/);
  expect(read).not.toThrow("kısa");
});
