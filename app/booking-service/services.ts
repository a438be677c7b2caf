import type { OfferedService } from "../../contract/public/calls.ts";
import { paths } from "../../contract/public/paths.ts";

/** Milliseconds. */
const timeout = 5_000;

/** What the academy has set since the page was built; undefined where nobody tells: then the page holds. */
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
  const told = (answer as { consultations?: unknown } | null)?.consultations;
  return Array.isArray(told) && told.every(isService) ? told : undefined;
}

function isService(value: unknown): value is OfferedService {
  const { slug, bookable, minutes } = (value ?? {}) as Record<string, unknown>;
  const isDuration = minutes == null || typeof minutes === "number";
  return typeof slug === "string" && typeof bookable === "boolean" && isDuration;
}

/** A type of the page, as it is offered now. */
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
