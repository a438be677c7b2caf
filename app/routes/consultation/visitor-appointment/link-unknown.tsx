import type { Ref } from "react";
import { pageAddresses } from "../../../content/addresses.ts";

export type UnknownWords = { title: string; texts: string[]; home: string };

type UnknownProps = { words: UnknownWords; headingRef?: Ref<HTMLHeadingElement> };

/** A key that no appointment has, or none at all: there is no telling why. */
export function LinkUnknown({ words, headingRef }: UnknownProps) {
  return (
    <section className="appointment-unknown">
      <h2 ref={headingRef} tabIndex={-1}>
        {words.title}
      </h2>
      {words.texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <a className="button" href={pageAddresses.home}>
        {words.home}
      </a>
    </section>
  );
}
