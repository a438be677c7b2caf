type Press = Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** With one of these keys the browser opens a tab or a window, or saves what is there. */
export const isPlain = (press: Press) =>
  !(press.metaKey || press.ctrlKey || press.shiftKey || press.altKey);
