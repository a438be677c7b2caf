import type {
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyQuestion,
} from "../../contract/panel/passkeys.ts";
import { ApiError } from "./api.ts";

/** Loaded where a passkey is used: most sign-ins go without it. */
const library = () => import("@simplewebauthn/browser");

export const hasPasskeys = () => "PublicKeyCredential" in window;

/** Whether the browser offers passkeys in the list of the e-mail field. */
export async function offersPasskeys(): Promise<boolean> {
  return hasPasskeys() && !!(await PublicKeyCredential.isConditionalMediationAvailable?.());
}

/** Asks the device's owner, at once or when the offer in a field is taken. */
export async function answerQuestion(
  question: PasskeyQuestion,
  { inField = false } = {},
): Promise<PasskeyAnswer> {
  const { startAuthentication } = await library();
  return (await startAuthentication({
    optionsJSON: question as Parameters<typeof startAuthentication>[0]["optionsJSON"],
    useBrowserAutofill: inField,
  }).catch(leave)) as unknown as PasskeyAnswer;
}

/** Takes the offer in a field back. */
export async function endOffer(): Promise<void> {
  (await library()).WebAuthnAbortService.cancelCeremony();
}

export async function createPasskey(question: PasskeyCreation): Promise<object> {
  const { startRegistration } = await library();
  return startRegistration({
    optionsJSON: question as Parameters<typeof startRegistration>[0]["optionsJSON"],
  }).catch((error) => {
    if (error.name === "InvalidStateError") throw known;
    return leave();
  });
}

const known = new ApiError(0, {
  code: "passkey_known",
  message: "Bu cihazda bu hesap için zaten bir geçiş anahtarı var.",
});

/** Browsers do not say whether a person or the device refused. */
function leave(): never {
  throw new ApiError(0, {
    code: "passkey_left",
    message: "Geçiş anahtarı kullanılmadı. Yeniden deneyebilirsiniz.",
  });
}
