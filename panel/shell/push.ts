import { useEffect } from "react";
import { useNavigate } from "react-router";
import { panelPath } from "../../contract/panel/pages.ts";
import type { PushTap } from "../../contract/panel/push.ts";
import { resumePush } from "../data/push.ts";
import { useMe } from "../data/session.ts";

/** Goes on with the pushes of this device, and opens the screen of one that was tapped. */
export function usePush(): void {
  const { email } = useMe();
  const navigate = useNavigate();
  useEffect(() => {
    // Its user finds out in the settings.
    resumePush(email).catch(() => {});
  }, [email]);
  useEffect(() => {
    const onTap = ({ data }: MessageEvent<Partial<PushTap>>) => {
      if (data.open) navigate(data.open.slice(panelPath.length) || "/");
    };
    navigator.serviceWorker?.addEventListener("message", onTap);
    return () => navigator.serviceWorker?.removeEventListener("message", onTap);
  }, [navigate]);
}
