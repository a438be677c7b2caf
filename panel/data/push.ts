import { panelPaths } from "../../contract/panel/paths.ts";
import { type PushChoice, type PushState, pushWorkerPath } from "../../contract/panel/push.ts";
import { trustedScript, workerPolicy } from "../../contract/public/trusted-types.ts";
import { call } from "./api.ts";

/** iPhones and iPads show pushes only to apps on the home screen. */
export type PushSupport = "ready" | "denied" | "home_screen_first" | "none";

export function pushSupport(): PushSupport {
  const hasPush = "PushManager" in window && "serviceWorker" in navigator;
  if (hasPush && globalThis.Notification)
    return Notification.permission === "denied" ? "denied" : "ready";
  return "standalone" in navigator ? "home_screen_first" : "none";
}

/** Subscribes this browser with its push service, and tells the server what it wants to hear of. */
export async function subscribePush(publicKey: string, choice: PushChoice): Promise<void> {
  const { pushManager } = await activeWorker();
  const known = await pushManager.getSubscription();
  const isOurs = known && base64url(known.options.applicationServerKey) === publicKey;
  if (known && !isOurs) await known.unsubscribe();
  const subscription = isOurs
    ? known
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys } = subscription.toJSON();
  // Some browsers fill up base64.
  const plain = (key = "") => key.replace(/=+$/, "");
  await call("POST", panelPaths.push, {
    subscription: { endpoint, p256dh: plain(keys?.p256dh), auth: plain(keys?.auth) },
    choice,
  });
}

export async function unsubscribePush(): Promise<void> {
  await call("DELETE", panelPaths.push);
  const registration = await navigator.serviceWorker.getRegistration(pushWorkerPath);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** The panel's own worker: the one that is "ready" may be the site's. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(
    trustedScript(workerPolicy, pushWorkerPath),
  );
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  await new Promise<void>((resolve) => {
    const check = () => worker?.state === "activated" && resolve();
    worker?.addEventListener("statechange", check);
    check();
  });
  return registration;
}

function base64url(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

const storageKey = "bildirimler";

/** What was chosen on this device, for when its user signs in again: with the session the server forgets it. */
export function keepChoice(email: string, choice: PushChoice | null): void {
  if (choice) localStorage.setItem(storageKey, JSON.stringify({ email, choice }));
  else localStorage.removeItem(storageKey);
}

/** Subscribes again after a sign-in, if this user had pushes on this device. */
export async function resumePush(email: string): Promise<void> {
  const kept = JSON.parse(localStorage.getItem(storageKey) ?? "null");
  if (kept?.email !== email || pushSupport() !== "ready") return;
  if (Notification.permission !== "granted") return;
  const { publicKey } = await call<PushState>("GET", panelPaths.push, undefined, {
    isUnasked: true,
  });
  await subscribePush(publicKey, kept.choice);
}
