import type { ChangeAnswer } from "../../../contract/panel/calls.ts";
import { call } from "../../data/api.ts";
import type { Done } from "../../data/use-toast.ts";

/** Sends a step together with the version that it was decided on. */
export async function takeStep(
  path: string,
  wanted: { version: number } & Record<string, unknown>,
  { text, onDone }: { text: string; onDone(version: number): void },
): Promise<Done> {
  const { appointment, undo } = await call<ChangeAnswer>("POST", path, wanted);
  onDone(appointment!.version);
  return { text, undo };
}
