/** Pixels after which a press is a drag and not a click. */
const leastDrag = 6;

/**
 * Lets a mouse drag a scrolling track. `onDrop` gets the distance in pixels, positive to the right. The answered function
 * tells whether it is being dragged.
 */
export function dragByMouse(track: HTMLElement, onDrop: (distance: number) => void): () => boolean {
  let drag: { from: number; left: number; moved: boolean } | undefined;
  let suppressesClick = false;
  track.addEventListener("pointerdown", ({ pointerType, button, clientX }) => {
    suppressesClick = false;
    if (pointerType === "mouse" && button === 0)
      drag = { from: clientX, left: track.scrollLeft, moved: false };
  });
  track.addEventListener("pointermove", ({ pointerId, buttons, clientX }) => {
    // The button may have been released outside of the window.
    if (!buttons) drag = undefined;
    if (!drag) return;
    if (!drag.moved && Math.abs(clientX - drag.from) < leastDrag) return;
    if (!drag.moved) {
      drag.moved = true;
      track.setPointerCapture(pointerId);
      // Off until the slider rests: snapping would jump to the nearest slide at each move.
      track.style.scrollSnapType = "none";
    }
    track.scrollTo({ left: drag.left + drag.from - clientX, behavior: "instant" });
  });
  const onPointerEnd = ({ clientX }: PointerEvent) => {
    const { from = 0, moved = false } = drag ?? {};
    drag = undefined;
    suppressesClick = moved;
    if (moved) onDrop(clientX - from);
  };
  track.addEventListener("pointerup", onPointerEnd);
  track.addEventListener("pointercancel", onPointerEnd);
  // Links and pictures would be dragged.
  track.addEventListener("dragstart", (event) => event.preventDefault());
  const onClick = (event: MouseEvent) => {
    if (!suppressesClick) return;
    suppressesClick = false;
    event.preventDefault();
    event.stopPropagation();
  };
  track.addEventListener("click", onClick, { capture: true });
  return () => drag?.moved ?? false;
}
