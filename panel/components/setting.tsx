import "./setting.css";
import { createContext, type ReactNode, useContext, useId, useRef } from "react";

const HeadingContext = createContext(() => {});

/** Moves the focus to the setting's heading, for when the pressed control goes away. */
export const useToHeading = () => useContext(HeadingContext);

/** The title and explanation on the left, the controls beside it. */
export function Setting({
  title,
  about,
  children,
}: {
  title: string;
  about?: string;
  children: ReactNode;
}) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className="setting" aria-labelledby={id}>
      <div>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {about && <p>{about}</p>}
      </div>
      <div>
        <HeadingContext value={() => heading.current?.focus()}>{children}</HeadingContext>
      </div>
    </section>
  );
}
