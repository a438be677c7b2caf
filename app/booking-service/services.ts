import type { OfferedService } from "../../contract/public/calls.ts";
import { paths } from "../../contract/public/paths.ts";

/** Milliseconds. */
const timeout = 5_000;

/** The services as they are now; undefined if the service cannot be reached: then those of the page hold. */
export async function loadServices(cache?: RequestCache): Promise<OfferedService[] | undefined> {
  try {
    const signal = AbortSignal.timeout(timeout);
    const answer = await fetch(paths.services, { signal, cache });
    return answer.ok ? servicesIn(await answer.json()) : undefined;
  } catch {
    return undefined;
  }
}

export function servicesIn(answer: unknown): OfferedService[] | undefined {
  const services = (answer as { consultations?: unknown } | null)?.consultations;
  return Array.isArray(services) && services.every(isService) ? services : undefined;
}

function isService(value: unknown): value is OfferedService {
  const { slug, bookable, minutes } = (value ?? {}) as Record<string, unknown>;
  const isDuration = minutes == null || typeof minutes === "number";
  return typeof slug === "string" && typeof bookable === "boolean" && isDuration;
}

/** A consultation of the page with its current settings. */
export function offered<T extends { slug: string; bookable: boolean; duration?: string }>(
  type: T,
  services: OfferedService[] | undefined,
): T {
  const now = services?.find(({ slug }) => slug === type.slug);
  if (!now) return type;
  const { bookable, minutes } = now;
  if (minutes === undefined) return { ...type, bookable };
  return { ...type, bookable, duration: minutes ? `${minutes} dakika` : undefined };
}
