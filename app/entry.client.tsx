import { StrictMode, startTransition, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { closePopoversOnLeaving } from "./reading/close-popovers.ts";

closePopoversOnLeaving();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <PressAgain />
    </StrictMode>,
  );
});

/** Tells early-presses.js that React is here: one commit later, when the page has read its address. */
function PressAgain() {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  useEffect(() => {
    if (isHydrated) dispatchEvent(new Event("hydrated"));
  }, [isHydrated]);
  return null;
}
