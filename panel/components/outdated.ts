import type { ApiError } from "../data/api.ts";

/** Whether a request was refused because its subject has changed meanwhile. */
export function isOutdated({ code }: Pick<ApiError, "code">): boolean {
  return ["changed", "client_changed", "not_now", "erased", "not_found"].includes(code);
}

/** Closes the sheet after such a refusal and shows the refusal as a toast: the screen behind is up to date. */
export function closeOutdated(onClose: () => void) {
  return (problem: ApiError) => {
    if (!isOutdated(problem)) return undefined;
    onClose();
    return "toast";
  };
}
