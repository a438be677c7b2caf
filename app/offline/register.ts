import { workerPolicy } from "../../contract/public/trusted-types.ts";
import { workerPath } from "../../contract/public/worker.ts";

type Browser = {
  connection?: { saveData?: boolean };
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string },
    ): { createScriptURL(url: string): string };
  };
};

/** After everything else, and not where every byte counts: the visit itself never waits for it. */
export function registerWorker(): void {
  const { serviceWorker, connection } = navigator as Navigator & Browser;
  if (!serviceWorker || connection?.saveData) return;
  const register = () => {
    const { trustedTypes } = globalThis as Browser;
    const policy = trustedTypes?.createPolicy(workerPolicy, { createScriptURL: () => workerPath });
    // Without it the site is what it always was.
    serviceWorker.register(policy?.createScriptURL("") ?? workerPath).catch(() => {});
  };
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(register);
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}
