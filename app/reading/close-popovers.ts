const closeAll = () => {
  for (const open of document.querySelectorAll<HTMLElement>(":popover-open")) open.hidePopover();
};

/** The back-forward cache must not restore a page with the menu still open. */
export function closePopoversOnLeaving(): void {
  addEventListener("pagehide", closeAll);
  // In wide windows the sidebar is beside the text, and must not stay in the top layer.
  const wide = matchMedia("(width >= 48rem)");
  const onChange = () => wide.matches && closeAll();
  wide.addEventListener("change", onChange);
  // Both may have happened before this script ran.
  onChange();
}
