type Press = Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** With one of these keys the browser opens a link in a new tab or window, or downloads it. */
export const hasModifier = (press: Press) =>
  press.metaKey || press.ctrlKey || press.shiftKey || press.altKey;
