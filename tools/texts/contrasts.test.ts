import { expect, test } from "vitest";
import { contrastsIn } from "./contrasts.ts";

test("Saying what is not so before what is counts as a contrast [15.5]", () => {
  expect(contrastsIn("Masaya vurmaz, bir benzetme yaparsınız.")).toHaveLength(1);
  expect(contrastsIn("Kızgınlığınızı söylemezsiniz; tabaklar söyler.")).toHaveLength(1);
  expect(contrastsIn("Sizi kızdıran insan değil, kuyruktur.")).toHaveLength(1);
  expect(contrastsIn("Coşkunuzu kavgaya değil harekete çağırır.")).toHaveLength(1);
});

test("So does measuring one thing by another [15.5]", () => {
  expect(contrastsIn("Beden yağdan çok kas biriktirir.")).toHaveLength(1);
  expect(contrastsIn("Yüzünüz dilinizden önce söyler, sözden daha çabuk.")).toHaveLength(2);
  expect(contrastsIn("Saymak yerine yürüyün.")).toHaveLength(1);
});

test("A time, a number, a place and a plain negation are no contrast [15.5]", () => {
  const plain =
    "Yatmadan önce çayı kapatın. Birden fazla iş alır, doğum yerine göre bakar. Boşuna değildir. Kimse bilmez.";
  expect(contrastsIn(plain)).toEqual([]);
});

test("A contrast is shown with the words around it [15.5]", () => {
  expect(contrastsIn("Sinirlendiğiniz akşam içinizden saymak yerine yürüyüp hava alın.")).toEqual([
    "içinizden saymak yerine yürüyüp hava",
  ]);
});
