import "./page.css";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useNewsCount } from "../data/live-events.tsx";

/** A screen: its heading, what can be done on it, and the window's title with the number of news. */
export function Page({
  title,
  actions,
  children,
}: {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const news = useNewsCount();
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${news > 0 ? `(${news}) ` : ""}${title} | Yönetim`;
  }, [news, title]);
  // A new screen begins at its heading, for eyes and for screen readers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every change of address.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      <header className="page-top">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {actions && <div className="page-actions">{actions}</div>}
      </header>
      {children}
    </>
  );
}
