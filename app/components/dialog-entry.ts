/**
 * An open dialog has an entry in the history, so that Back closes it and does not leave the page. A dialog that was closed
 * otherwise leaves its entry behind: going back at once would take away the focus and the place on the page. The next
 * Back then takes both steps.
 */
let closeOpenDialog: (() => void) | undefined;
let isHere = false;
let hash = "";

/** Listens to Back; answers with the function that stops it. */
export function watchBack(): () => void {
  isHere = hasEntry();
  hash = location.hash;
  // Before the router, which would load the page again.
  addEventListener("popstate", onBack, { capture: true });
  return () => removeEventListener("popstate", onBack, { capture: true });
}

export function enterDialog(close: () => void): void {
  closeOpenDialog = close;
  if (!hasEntry()) history.pushState({ ...history.state, dialog: true }, "");
  isHere = true;
  hash = location.hash;
}

export function leaveDialog(): void {
  closeOpenDialog = undefined;
  if (hasEntry()) history.replaceState({ ...history.state, form: undefined }, "");
}

const hasEntry = () => Boolean(history.state?.dialog);

function onBack(event: PopStateEvent) {
  const isSamePlace = hash === location.hash;
  const wasHere = isHere;
  isHere = hasEntry();
  hash = location.hash;
  if (!wasHere || isHere || !isSamePlace) return;
  event.stopImmediatePropagation();
  if (!closeOpenDialog) return history.back();
  // While something is being sent nothing closes the dialog.
  if (document.querySelector("dialog[closedby=none]")) enterDialog(closeOpenDialog);
  else closeOpenDialog();
}
