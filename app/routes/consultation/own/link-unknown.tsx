import type { Ref } from "react";
import { pageAddresses } from "../../../../content-model/addresses.ts";

export const linkUnknown = "Bu bağlantıyla bir randevu bulunamadı";

type UnknownProps = { words: string[]; headingRef?: Ref<HTMLHeadingElement> };

/** A key that no appointment has, or none at all: there is no telling why. */
export function LinkUnknown({ words, headingRef }: UnknownProps) {
  return (
    <section className="own-unknown">
      <h2 ref={headingRef} tabIndex={-1}>
        {linkUnknown}
      </h2>
      {words.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <a className="button" href={pageAddresses.home}>
        Anasayfaya git
      </a>
    </section>
  );
}
