import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { Refused } from "../data/api.ts";

/** What was typed, by the fields' names. */
export type Values = Record<string, string>;

/**
 * A form that sends once at a time and says what was refused: beside the field that it is about,
 * which then has the focus, or above the button. A wait that the service asks for is counted down.
 */
export function Form({
  submit,
  send,
  about = {},
  takesFocus = false,
  obstacles,
  actions,
  children,
}: {
  submit: ReactNode;
  send(values: Values): Promise<void>;
  /** The field that a refusal is about, by the refusal's code. */
  about?: Record<string, string>;
  /** Begins with the focus in its first field. */
  takesFocus?: boolean;
  /** What stands in the way, below the words of the refusal. */
  obstacles?: ReactNode;
  /** What can be done instead of sending. */
  actions?: ReactNode;
  children?: (wrong: (field: string) => string | undefined) => ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Refused>();
  const seconds = useCountdown(problem);
  const field = problem && about[problem.code];
  const words = problem?.fields[0]?.message ?? problem?.message;
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>("input:not([hidden])")?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (!problem) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    form.current?.querySelector(".form-problem")?.scrollIntoView({ block: "nearest" });
  }, [problem]);
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending || seconds > 0) return;
    setSending(true);
    try {
      await send(Object.fromEntries(new FormData(event.currentTarget)) as Values);
      setProblem(undefined);
      form.current?.reset();
    } catch (error) {
      setProblem(error as Refused);
    }
    setSending(false);
  }
  return (
    <form ref={form} className="form" onSubmit={onSubmit}>
      {children?.((name) => (name === field ? words : undefined))}
      <p className="form-problem" role="alert">
        {!field && words}
      </p>
      {obstacles}
      <div className="actions">
        <button type="submit" className="button" aria-disabled={isSending || seconds > 0}>
          {submit}
        </button>
        {actions}
        {seconds > 0 && (
          <span className="form-wait" role="timer">
            {seconds > 90 ? `${Math.ceil(seconds / 60)} dakika` : `${seconds} saniye`} sonra
          </span>
        )}
      </div>
    </form>
  );
}

function useCountdown(problem: Refused | undefined): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    setSeconds(problem?.wait ?? 0);
    if (!problem?.wait) return;
    const until = Date.now() + problem.wait * 1000;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [problem]);
  return seconds;
}
