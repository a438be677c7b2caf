/** What the doctor found, in words for whoever runs the server; `todo` says what to do about it. */
export type Finding = {
  about: string;
  state: "fine" | "doubtful" | "wrong";
  says: string;
  todo?: string;
};

export const fine = (about: string, says: string): Finding => ({ about, state: "fine", says });

export const doubtful = (about: string, says: string, todo: string): Finding => ({
  about,
  state: "doubtful",
  says,
  todo,
});

export const wrong = (about: string, says: string, todo: string): Finding => ({
  about,
  state: "wrong",
  says,
  todo,
});

/** Of an error only what names it; addresses with passwords stay out. */
export function reasonOf(error: unknown): string {
  const { message, code } = error as Error & { code?: string };
  return code ?? message;
}
