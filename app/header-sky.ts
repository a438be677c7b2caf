import { pageAddresses, pageIds } from "./content/addresses.ts";
import { addressesOf } from "./images.ts";

/** A header's picture by how much of it is seen: on phones, up to 1600 px, and on wider screens. */
export type HeaderSky = { narrow: Formats; wide: Formats; large: Formats };
type Formats = { avif: string; webp: string };

/** The one of the page that an address belongs to: that of all charts for each of them. */
export function headerSkyAt(address: string): HeaderSky | undefined {
  const [, page, , deeper] = address.split("/");
  const id = pageIds().find((id) => pageAddresses[id] === `/${page}`);
  // A planet in a sign, and two signs, have pictures of their own there.
  if (!page || deeper || address.startsWith(`${pageAddresses.compatibility}/`)) return;
  const files = addressesOf(`headers/${id}`);
  const [narrow, wide, large] = ["narrow", "1600", "2560"].map((size) => {
    const [avif, webp] = [files[`${size}.avif`], files[`${size}.webp`]];
    return avif && webp ? { avif, webp } : undefined;
  });
  return narrow && wide && large && { narrow, wide, large };
}
