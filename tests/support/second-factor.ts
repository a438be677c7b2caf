import { Secret, TOTP } from "otpauth";
import type { RecoveryCodes, SecondFactorStart } from "../../contract/panel/calls.ts";
import type { Me } from "../../contract/panel/me.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { newAccount, sendSignIn } from "./accounts.ts";
import { callPanel } from "./panel.ts";
import type { Service } from "./service.ts";

/** Someone with an account, signed in, before or after switching the second factor on. */
export async function signedIn(service: Service) {
  await newAccount(service);
  const { cookie } = await sendSignIn(service);
  const call = <T = { code: string }>(path: string, body?: unknown) =>
    callPanel<T>(service, "POST", path, body, cookie);
  const me = async () =>
    (await callPanel<Me>(service, "GET", panelPaths.session, undefined, cookie)).body;
  return { call, me, cookie };
}

export async function withSecondFactor(service: Service) {
  const person = await signedIn(service);
  const started = await person.call<SecondFactorStart>(panelPaths.secondFactorStart);
  const { secret } = started.body;
  const confirmed = await person.call<RecoveryCodes>(panelPaths.secondFactorConfirm, {
    code: appCode(service, secret),
  });
  pass(service, 30);
  return { ...person, secret, recoveryCodes: confirmed.body.codes };
}

/** What the app on the phone shows. */
export function appCode({ clock }: Service, secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: clock.now.getTime(),
  });
}

export function pass(service: Service, seconds: number): void {
  service.clock.now = new Date(service.clock.now.getTime() + seconds * 1000);
}
