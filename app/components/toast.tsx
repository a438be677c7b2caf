import { isSuccess } from "../../booking/messages.ts";

/** Milliseconds. */
export const toastFade = 700;

export type ToastState = { text: string; fading?: boolean };

/** Both live regions are in the page before the text, so that screen readers announce it. */
export function Toast({ toast }: { toast: ToastState | undefined }) {
  const success = toast && isSuccess(toast.text);
  const message = toast && (
    <p
      className={`toast ${success ? "success" : "failure"} ${toast.fading ? "fading" : ""}`}
      style={{ transitionDuration: `${toastFade}ms` }}
    >
      {toast.text}
    </p>
  );
  return (
    <div className="toast-place">
      <div role="status">{success && message}</div>
      <div role="alert">{!success && message}</div>
    </div>
  );
}
