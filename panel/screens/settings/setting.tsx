import { type ReactNode, useId } from "react";

export function Setting({
  title,
  about,
  children,
}: {
  title: string;
  about?: string;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <section className="setting" aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{title}</h2>
        {about && <p>{about}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}
