import { expect, test } from "vitest";
import type { ChangeAnswer } from "../../../contract/panel/calls.ts";
import { panelAppointment } from "../../../tests/support/panel-appointment.ts";
import { ApiError } from "../../data/api.ts";
import { answerAll } from "./answer-all.ts";

const several = ["a", "b", "c", "d", "e", "f", "g", "h"].map((id) =>
  panelAppointment({ id, name: `Kişi ${id}` }),
);
const answerOf = (id: string): ChangeAnswer => ({
  appointment: panelAppointment({ id }),
  undo: { change: `change of ${id}`, until: "2025-09-24T10:00:10.000Z" },
});

test("Each is sent once, and one offer takes all of them back", async () => {
  const sent: string[] = [];
  const { answers, told } = await answerAll(several, async ({ id }) => {
    sent.push(id);
    return answerOf(id);
  });
  expect(sent.toSorted()).toEqual(several.map(({ id }) => id));
  expect(answers).toHaveLength(8);
  const { text, undo } = told("8 randevu onaylandı.");
  expect(text).toBe("8 randevu onaylandı.");
  expect(undo).toHaveLength(8);
});

test("What is refused is named, and holds no other up", async () => {
  const { answers, told } = await answerAll(several, async ({ id }) => {
    if (id === "b" || id === "d") throw new ApiError(409, { code: "changed" });
    return answerOf(id);
  });
  expect(answers).toHaveLength(6);
  expect(told("6 randevu onaylandı.").text).toBe(
    "6 randevu onaylandı. Yapılamayan: Kişi b, Kişi d; bu arada değişmiş.",
  );
});

test("Only of what has changed is it said that it has; anything else is refused in its own words", async () => {
  const { told } = await answerAll(several, async ({ id }) => {
    if (id === "a") throw new ApiError(409, { code: "not_now" });
    if (id === "b") throw new ApiError(0, { code: "unreachable", message: "Ulaşılamadı." });
    return answerOf(id);
  });
  expect(told("6 randevu onaylandı.").text).toBe(
    "6 randevu onaylandı. Yapılamayan: Kişi a; bu arada değişmiş. Yapılamayan: Kişi b. Ulaşılamadı.",
  );
});

test("Where every one is refused, so is the whole", async () => {
  const refused = answerAll(several, () => Promise.reject(new Error("Oturum kapandı.")));
  await expect(refused).rejects.toThrow("Oturum kapandı.");
});
