import { expect, test } from "vitest";
import type { ChangeAnswer, PanelAppointment } from "../../contract/panel/calls.ts";
import { panelAppointment } from "../../tests/support/panel-appointment.ts";
import { ApiError } from "../data/api.ts";
import { answerAll } from "./answer-all.ts";

const several = ["a", "b", "c", "d", "e", "f", "g", "h"].map((id) =>
  panelAppointment({ id, name: `Kişi ${id}` }),
);
const answerOf = (id: string): ChangeAnswer => ({
  appointment: panelAppointment({ id }),
  undo: { change: `change of ${id}`, until: "2025-09-24T10:00:10.000Z" },
});
const approved = (count: number) => `${count} randevu onaylandı.`;

test("Each request is sent once, and one undo takes all of them back", async () => {
  const sent: string[] = [];
  const send = async ({ id }: PanelAppointment) => {
    sent.push(id);
    return answerOf(id);
  };
  const { appointments, text, undo } = await answerAll(several, send, approved);
  expect(sent.toSorted()).toEqual(several.map(({ id }) => id));
  expect(appointments).toHaveLength(8);
  expect(text).toBe("8 randevu onaylandı.");
  expect(undo).toHaveLength(8);
});

test("A refused request is named and does not stop the others", async () => {
  const send = async ({ id }: PanelAppointment) => {
    if (id === "b" || id === "d") throw new ApiError(409, { code: "changed" });
    return answerOf(id);
  };
  const { appointments, text } = await answerAll(several, send, approved);
  expect(appointments).toHaveLength(6);
  expect(text).toBe("6 randevu onaylandı. Yapılamayan: Kişi b, Kişi d; bu arada değişmiş.");
});

test("An outdated request is named as changed, any other refusal with its own message", async () => {
  const send = async ({ id }: PanelAppointment) => {
    if (id === "a") throw new ApiError(409, { code: "not_now" });
    if (id === "b") throw new ApiError(0, { code: "unreachable", message: "Ulaşılamadı." });
    return answerOf(id);
  };
  expect((await answerAll(several, send, approved)).text).toBe(
    "6 randevu onaylandı. Yapılamayan: Kişi a; bu arada değişmiş. Yapılamayan: Kişi b. Ulaşılamadı.",
  );
});

test("If every request is refused, the refusal is thrown", async () => {
  const refused = answerAll(several, () => Promise.reject(new Error("Oturum kapandı.")), approved);
  await expect(refused).rejects.toThrow("Oturum kapandı.");
});
