const closeAll = () => {
  for (const open of document.querySelectorAll<HTMLElement>(":popover-open")) open.hidePopover();
};

/** Whoever comes back finds the page as it was left, but not the menu that led away from it. */
export function closePopoversOnLeaving(): void {
  addEventListener("pagehide", closeAll);
  // What is beside the text of a wide window must not stay on top of it.
  const wide = matchMedia("(width >= 48rem)");
  const onChange = () => wide.matches && closeAll();
  wide.addEventListener("change", onChange);
  // It may have been opened, and the window have grown, before this script came.
  onChange();
}
