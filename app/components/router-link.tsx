import type { ComponentProps, MouseEvent } from "react";
import { useNavigate } from "react-router";
import { hasModifier } from "../has-modifier.ts";

/**
 * The router's Link in a tenth of its size. A plain click navigates in place and keeps the scroll position; clicks with
 * a modifier are left to the browser.
 */
export function RouterLink({ href, ...link }: ComponentProps<"a"> & { href: string }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    navigate(href, { preventScrollReset: true });
  };
  return <a href={href} onClick={follow} {...link} />;
}
