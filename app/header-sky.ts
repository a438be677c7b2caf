import { pageAddresses, pageIds } from "./content/addresses.ts";
import { addressesOf } from "./images.ts";

/** A header's picture for phones, for windows up to 1600 px, and for wider ones. */
export type HeaderSky = { narrow: Formats; wide: Formats; large: Formats };
type Formats = { avif: string; webp: string };

/** The picture of the page that an address belongs to: /charts/solar has that of /charts. */
export function headerSkyAt(address: string): HeaderSky | undefined {
  const [, page, , deeper] = address.split("/");
  const id = pageIds().find((id) => pageAddresses[id] === `/${page}`);
  // Pages of a planet in a sign and of two signs show other pictures there.
  if (!page || deeper || address.startsWith(`${pageAddresses.compatibility}/`)) return;
  const files = addressesOf(`headers/${id}`);
  const [narrow, wide, large] = ["narrow", "1600", "2560"].map((size) => {
    const [avif, webp] = [files[`${size}.avif`], files[`${size}.webp`]];
    return avif && webp ? { avif, webp } : undefined;
  });
  return narrow && wide && large && { narrow, wide, large };
}
