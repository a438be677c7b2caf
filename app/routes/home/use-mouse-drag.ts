import { type MouseEvent, type PointerEvent, useRef } from "react";

/** Pixels after which a press is a drag and not a click. */
const leastDrag = 6;

type Drag = { from: number; left: number; moved: boolean };

/** Lets a mouse drag a scrolling track. `onDrop` gets the distance in pixels, positive to the right. */
export function useMouseDrag(onDrop: (track: HTMLElement, distance: number) => void) {
  const drag = useRef<Drag>(undefined);
  const suppressesClick = useRef(false);
  const onPointerDown = ({ pointerType, button, clientX, currentTarget }: Press) => {
    suppressesClick.current = false;
    if (pointerType === "mouse" && button === 0)
      drag.current = { from: clientX, left: currentTarget.scrollLeft, moved: false };
  };
  const onPointerMove = ({ pointerId, buttons, clientX, currentTarget: track }: Press) => {
    // The button may have been released outside of the window.
    if (!buttons) drag.current = undefined;
    if (!drag.current) return;
    const { from, left, moved } = drag.current;
    if (!moved && Math.abs(clientX - from) < leastDrag) return;
    if (!moved) {
      drag.current.moved = true;
      track.setPointerCapture(pointerId);
      // Off until the slider rests: snapping would jump to the nearest slide at each move.
      track.style.scrollSnapType = "none";
    }
    track.scrollTo({ left: left + from - clientX, behavior: "instant" });
  };
  const onPointerEnd = ({ clientX, currentTarget }: Press) => {
    const { from = 0, moved = false } = drag.current ?? {};
    drag.current = undefined;
    suppressesClick.current = moved;
    if (moved) onDrop(currentTarget, clientX - from);
  };
  return {
    isDragging: () => drag.current?.moved ?? false,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      // Links and pictures would be dragged.
      onDragStart: (event: MouseEvent) => event.preventDefault(),
      onClickCapture: (event: MouseEvent) => {
        if (!suppressesClick.current) return;
        suppressesClick.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}

type Press = PointerEvent<HTMLElement>;
