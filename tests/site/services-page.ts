import { changeServices } from "../../server/services/services.ts";
import { academy } from "../support/academy.ts";
import { type Service, wednesdayNoon } from "../support/app.ts";
import { expect } from "../support/browser/site.ts";

type Terms = { bookable?: boolean; duration?: number };

/** As the academy sets it in the panel. */
export async function setService({ database }: Service, slug: string, terms: Terms, version = 0) {
  const { bookable } = academy.consultations.find((one) => one.slug === slug)!;
  const services = [{ slug, bookable, duration: null, note: "", price: null, ...terms }];
  const by = { actor: undefined, now: wednesdayNoon };
  expect(await changeServices(database, academy, { version, services, confirmed: [] }, by)).toBe(
    version + 1,
  );
}
