import { useCallback, useEffect, useState } from "react";
import type { OfferedService } from "../../../contract/public/calls.ts";
import { loadServices } from "../../booking-service/services.ts";

/** What is offered now, and a way to ask anew after a refusal. */
export function useServices() {
  const [services, setServices] = useState<OfferedService[]>();
  useEffect(() => {
    loadServices().then(setServices);
  }, []);
  const askAnew = useCallback(async () => {
    const told = await loadServices("no-cache");
    if (told) setServices(told);
  }, []);
  return { services, askAnew };
}
