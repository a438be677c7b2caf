/** Of our own scrolls: smooth where motion is welcome. What the keyboard or the browser moves is there at once. */
export const ownScroll = (): ScrollBehavior =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
