type Press = Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** With one of these keys the browser opens a tab or a window, or downloads what the link leads to. */
export const hasModifier = (press: Press) =>
  press.metaKey || press.ctrlKey || press.shiftKey || press.altKey;
