import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from "react";
import { ApiError } from "../data/api.ts";
import { ConfirmationSheet } from "./confirmation-sheet.tsx";

/** Does the work; where the service wants the password again, asks for it and does the work then. */
type Confirmed = <T>(work: () => Promise<T>) => Promise<T>;

const ConfirmationContext = createContext<Confirmed>((work) => work());

export const useConfirmed = () => useContext(ConfirmationContext);

export function ConfirmationProvider({ children }: { children: ReactNode }) {
  const [isAsking, setAsking] = useState(false);
  /** One answer for all that wait for it. */
  const answer = useRef<PromiseWithResolvers<void>>(undefined);
  const confirmed = useCallback<Confirmed>(async (work) => {
    try {
      return await work();
    } catch (error) {
      if ((error as ApiError).code !== "confirm_needed") throw error;
      answer.current ??= Promise.withResolvers();
      setAsking(true);
      await answer.current.promise;
      return work();
    }
  }, []);
  function end() {
    answer.current = undefined;
    setAsking(false);
  }
  function onConfirmed() {
    answer.current?.resolve();
    end();
  }
  function onClose() {
    answer.current?.reject(new ApiError(0, { code: "confirm_left", message: "İşlem yapılmadı." }));
    end();
  }
  return (
    <ConfirmationContext value={confirmed}>
      {children}
      {isAsking && <ConfirmationSheet onConfirmed={onConfirmed} onClose={onClose} />}
    </ConfirmationContext>
  );
}
