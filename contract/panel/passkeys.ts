/** What the browser answers, as the library of both sides writes it: the server checks all of it. */
export type PasskeyAnswer = { id: string } & Record<string, unknown>;
export type PasskeyQuestion = PublicKeyCredentialRequestOptionsJSON;
export type PasskeyCreation = PublicKeyCredentialCreationOptionsJSON;

export type PasskeyInfo = {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
};
