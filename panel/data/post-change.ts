import type { ChangeAnswer, PanelAppointment } from "../../contract/panel/calls.ts";
import { call } from "./api.ts";
import type { Done } from "./use-toast.ts";

/** What the toast says of a change, and the appointments as the service left them. */
export type Changed = Done & { appointments: PanelAppointment[] };

/** Sends one change of one appointment, with the version that it was decided on; `onDone` gets what it has become. */
export async function postChange(
  path: string,
  wanted: { version: number } & Record<string, unknown>,
  text: string,
  onDone?: (left: PanelAppointment) => void,
): Promise<Changed> {
  const { appointment, undo } = await call<ChangeAnswer>("POST", path, wanted);
  onDone?.(appointment!);
  return { text, undo, appointments: [appointment!] };
}
