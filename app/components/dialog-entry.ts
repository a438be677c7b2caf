/**
 * An open dialog has an entry in the history, so that Back closes it and does not leave the page. A dialog that is closed
 * otherwise goes back itself, so that no entry of it is left.
 */
let closeOpenDialog: (() => void) | undefined;
let opener: Element | null = null;
let isHere = false;
let isLeaving = false;
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
  opener = document.activeElement;
  if (!hasEntry()) {
    // For the page's entry: otherwise Back would take away the place on the page, and the focus with it.
    history.scrollRestoration = "manual";
    history.pushState({ ...history.state, dialog: true }, "");
  }
  isHere = true;
  hash = location.hash;
}

export function leaveDialog(): void {
  closeOpenDialog = undefined;
  if (!hasEntry()) return;
  // What was typed does not come back with Forward.
  history.replaceState({ ...history.state, form: undefined }, "");
  isLeaving = true;
  history.back();
}

const hasEntry = () => Boolean(history.state?.dialog);

function onBack(event: PopStateEvent) {
  const isSamePlace = hash === location.hash;
  const [wasHere, wasLeaving] = [isHere, isLeaving];
  isHere = hasEntry();
  isLeaving = false;
  hash = location.hash;
  if (!wasHere || isHere || !isSamePlace) return;
  event.stopImmediatePropagation();
  // The browser restores the place after this event; Firefox takes the focus away meanwhile.
  setTimeout(() => {
    history.scrollRestoration = "auto";
    if (document.activeElement === document.body && opener instanceof HTMLElement)
      opener.focus({ preventScroll: true });
  });
  if (wasLeaving) {
    // It was opened again meanwhile.
    if (closeOpenDialog) enterDialog(closeOpenDialog);
    return;
  }
  // Forward had led to the entry of a dialog that is closed.
  if (!closeOpenDialog) return history.back();
  // While something is being sent nothing closes the dialog.
  if (document.querySelector("dialog[closedby=none]")) enterDialog(closeOpenDialog);
  else closeOpenDialog();
}
