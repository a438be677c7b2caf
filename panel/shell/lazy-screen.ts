import { type ComponentType, lazy } from "react";

/** The file of a screen did not come. */
export class ScreenNotLoaded extends Error {}

/** A screen in a file of its own, asked for when it is first opened. */
export function lazyScreen(load: () => Promise<{ default: ComponentType }>) {
  return lazy(() =>
    load().catch(() => {
      throw new ScreenNotLoaded();
    }),
  );
}
