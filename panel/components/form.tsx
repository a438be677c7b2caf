import "./form.css";
import {
  createContext,
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import type { ApiError } from "../data/api.ts";
import { currentTime } from "../data/clock.tsx";
import type { Topic } from "../data/query-client.ts";
import { type Send, useChange } from "../data/use-change.ts";
import { useToast } from "../data/use-toast.ts";

/** What was typed, by the fields' names. */
export type Values = Record<string, string>;

const CorrectContext = createContext((_field: string) => {});

/** For a field that is not a plain input: tells the form that it was changed. */
export const useCorrect = () => useContext(CorrectContext);

/**
 * A form that sends once at a time and shows a refusal: beside the field that it is about,
 * which then has the focus, or above the button. A wait that the service asks for is counted down.
 */
export function Form({
  className = "form",
  submit,
  submitClassName = "button",
  send,
  changes,
  guard,
  about = {},
  hasServiceNames = false,
  isUnchanged = false,
  onRefused,
  takesFocus = false,
  obstacles,
  actions,
  children,
}: {
  className?: string;
  /** Without it the children hold the button. */
  submit?: ReactNode;
  submitClassName?: string;
  send: Send<Values>;
  /** As for `useChange`. */
  changes?: Topic;
  guard?: string;
  /** The field that a refusal is about, by the refusal's code; "*" stands for every other. */
  about?: Record<string, string>;
  /** The fields have the same names as in the service's refusals, which then appear beside them. */
  hasServiceNames?: boolean;
  /** There is nothing to send: pressing the button does nothing, and it looks so. */
  isUnchanged?: boolean;
  /** Called first: if it returns "toast", the toast shows the refusal instead of the form. */
  onRefused?(problem: ApiError): "toast" | undefined;
  /** Begins with the focus in its first empty field. */
  takesFocus?: boolean;
  /** Shown below the refusal, for example a list of conflicts. */
  obstacles?: ReactNode;
  /** Further buttons beside the submit button. */
  actions?: ReactNode;
  children?: (
    wrong: (field: string) => string | undefined,
    /** For a field without an input of its own: removes its error. */
    correct: (field: string) => void,
  ) => ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const toast = useToast();
  const [problem, setProblem] = useState<ApiError>();
  /** Fields that were changed since the refusal: their errors are out of date. */
  const [corrected, setCorrected] = useState<readonly string[]>([]);
  const seconds = useCountdown(problem);
  const { start, isBusy } = useChange<Values>(
    async (values) => {
      // Sending again clears the last refusal.
      setProblem(undefined);
      const done = await send(values);
      form.current?.reset();
      return done;
    },
    {
      changes,
      guard,
      onRefused: (refused) => {
        // If the form was closed meanwhile, the toast shows the refusal.
        if (onRefused?.(refused) === "toast" || !form.current) toast.problem(refused);
        else setProblem(refused);
        setCorrected([]);
      },
    },
  );
  useEffect(() => {
    if (!takesFocus) return;
    const inputs = [...form.current!.querySelectorAll<HTMLInputElement>("input:not([hidden])")];
    (inputs.find(({ value }) => !value) ?? inputs[0])?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (!problem) return;
    const input = form.current?.querySelector<HTMLElement>(wrongInputs);
    input?.focus();
    // What is said stands below the input.
    input?.closest(".field")?.scrollIntoView({ block: "nearest" });
    form.current?.querySelector(".form-problem")?.scrollIntoView({ block: "nearest" });
  }, [problem]);
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (seconds === 0 && !isUnchanged)
      start(Object.fromEntries(new FormData(event.currentTarget)) as Values);
  }
  function correct(name: string) {
    if (problem && name) setCorrected((was) => [...was, name]);
  }
  const field = problem && (about[problem.code] ?? about["*"]);
  const words = problem && (problem.fields[0]?.message ?? problem.message);
  const fields = hasServiceNames ? (problem?.fields ?? []) : [];
  const wrong = (name: string) => {
    if (corrected.includes(name)) return undefined;
    return name === field ? words : fields.find((refused) => refused.field === name)?.message;
  };
  return (
    <form
      ref={form}
      className={className}
      onSubmit={onSubmit}
      onChange={({ target }) => correct((target as Partial<HTMLInputElement>).name ?? "")}
    >
      <CorrectContext value={correct}>{children?.(wrong, correct)}</CorrectContext>
      <p className="form-problem" role="alert">
        {!field && fields.length === 0 && words}
      </p>
      {obstacles}
      {submit && (
        <div className="actions">
          <button
            type="submit"
            className={submitClassName}
            aria-disabled={isBusy || seconds > 0 || isUnchanged}
          >
            {submit}
          </button>
          {actions}
          {seconds > 0 && (
            <span className="form-wait" role="timer">
              {seconds > 90 ? `${Math.ceil(seconds / 60)} dakika` : `${seconds} saniye`} sonra
            </span>
          )}
        </div>
      )}
    </form>
  );
}

/** A field, or the first choice of a group, that something is said about. */
const wrongInputs = "[aria-invalid=true], fieldset[aria-describedby$=wrong] input:enabled";

/** Seconds until the user may try again. */
function useCountdown(problem: ApiError | undefined): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    setSeconds(problem?.wait ?? 0);
    if (!problem?.wait) return;
    const until = currentTime().getTime() + problem.wait * 1000;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((until - currentTime().getTime()) / 1000));
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [problem]);
  return seconds;
}
