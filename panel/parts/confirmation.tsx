import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import { ApiError } from "../data/api.ts";
import { ConfirmationSheet } from "./confirmation-sheet.tsx";

/** Does the work; where the service wants the password again, asks for it and does the work then. */
type Confirmed = <T>(work: () => Promise<T>) => Promise<T>;

const ConfirmationContext = createContext<Confirmed>((work) => work());

export const useConfirmed = () => useContext(ConfirmationContext);

export function ConfirmationProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<PromiseWithResolvers<void>>();
  const confirmed = useCallback<Confirmed>(async (work) => {
    try {
      return await work();
    } catch (error) {
      if ((error as ApiError).code !== "confirm_needed") throw error;
      const answer = Promise.withResolvers<void>();
      setAsked(answer);
      await answer.promise;
      return work();
    }
  }, []);
  function onConfirmed() {
    asked?.resolve();
    setAsked(undefined);
  }
  function onClose() {
    asked?.reject(new ApiError(0, { code: "confirm_left", message: "İşlem yapılmadı." }));
    setAsked(undefined);
  }
  return (
    <ConfirmationContext value={confirmed}>
      {children}
      {asked && <ConfirmationSheet onConfirmed={onConfirmed} onClose={onClose} />}
    </ConfirmationContext>
  );
}
