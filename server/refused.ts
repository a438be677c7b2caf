import type { PanelRefusalCode } from "../contract/panel/refusals.ts";
import type { RefusalCode } from "../contract/refusals.ts";

/** Thrown inside a transaction: nothing of it stays, and the caller learns why. */
export class Refused extends Error {
  readonly status: number;
  readonly code: RefusalCode | PanelRefusalCode;

  constructor(status: number, code: RefusalCode | PanelRefusalCode) {
    super(code);
    this.status = status;
    this.code = code;
  }
}
