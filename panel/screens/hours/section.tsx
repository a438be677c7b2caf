import { type ReactNode, useId } from "react";

/** As a setting looks: what it is about at the side, what is set beside it. */
export function Section(props: { title: string; about?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="setting" aria-labelledby={id}>
      <div>
        <h2 id={id}>{props.title}</h2>
        {props.about && <p>{props.about}</p>}
      </div>
      <div>{props.children}</div>
    </section>
  );
}
