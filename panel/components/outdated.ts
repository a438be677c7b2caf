import type { ApiError } from "../data/api.ts";

/** Refused for what was done meanwhile to what it was about. */
export function isOutdated({ code }: Pick<ApiError, "code">): boolean {
  return ["changed", "client_changed", "not_now", "erased", "not_found"].includes(code);
}

/** What an outdated screen was refused with outlives its sheet; the fresh screen is behind it. */
export function closeOutdated(onClose: () => void) {
  return (problem: ApiError) => {
    if (!isOutdated(problem)) return undefined;
    onClose();
    return "toast";
  };
}
