import type { Ref } from "react";
import { pageAddresses } from "../../../../content-model/addresses.ts";

export const linkUnknown = "Bu bağlantıyla bir randevu bulunamadı";

/** A key that no appointment has, or none at all: there is no telling why. */
export function LinkUnknown({ headingRef }: { headingRef?: Ref<HTMLHeadingElement> }) {
  return (
    <section className="own-unknown">
      <h2 ref={headingRef} tabIndex={-1}>
        {linkUnknown}
      </h2>
      <p>
        Bağlantı eksik kopyalanmış ya da randevunun kaydı silinmiş olabilir. Randevu aldığınızda
        size verilen bağlantının tamamını açtığınızdan emin olun.
      </p>
      <p>
        Randevunuzun durumunu <a href={pageAddresses.home}>anasayfadaki</a> “Randevu Durumu Sorgula”
        düğmesiyle, telefon numaranızı yazarak da öğrenebilirsiniz.
      </p>
    </section>
  );
}
