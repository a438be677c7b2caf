import "./shared-number.css";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { NamedClient } from "../../contract/panel/calls.ts";
import { panelPages } from "../../contract/panel/pages.ts";

/** Who else has the number, and a way to make one client of two. */
export function SharedNumber({
  shared,
  merge,
}: {
  shared: NamedClient[];
  merge(other: NamedClient): ReactNode;
}) {
  return shared.map((other) => (
    <p key={other.id} className="shared-number">
      Aynı numara: <Link to={panelPages.client(other.id)}>{other.name}</Link> {merge(other)}
    </p>
  ));
}
