import { consultationList, site } from "content-collections";
import type { Offer, ProfessionalService } from "schema-dts";
import {
  academyIdentifier,
  consultationAddress,
  pageAddresses,
  previewAddress,
} from "../content/addresses.ts";

export const absolute = (path: string) => new URL(path, site.url).href;

/** The academy in short: the same node on every page. */
export const academyReference = {
  "@type": "ProfessionalService",
  "@id": absolute(academyIdentifier),
  name: site.name,
  url: absolute(pageAddresses.home),
} as const;

/** No address, price or rating, since the pages state none. */
export function academy(): ProfessionalService {
  return {
    ...academyReference,
    slogan: site.tagline,
    telephone: site.phone,
    email: site.email,
    sameAs: site.social.url,
    logo: absolute("/icon-512.png"),
    image: absolute(previewAddress(pageAddresses.home)),
  };
}

export function academyWithConsultations(): ProfessionalService {
  return { ...(academy() as object), "@type": "ProfessionalService", makesOffer: offers() };
}

function offers(): Offer[] {
  return consultationList.types.map(({ title, shortDescription, slug }) => ({
    "@type": "Offer",
    itemOffered: {
      "@type": "Service",
      name: title,
      description: shortDescription,
      url: absolute(consultationAddress(slug)),
    },
  }));
}
