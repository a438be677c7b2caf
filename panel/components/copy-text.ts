/** Answers with what to say where the browser does not allow it. */
export async function copyText(text: string): Promise<string | undefined> {
  try {
    await navigator.clipboard.writeText(text);
    return undefined;
  } catch {
    return "Tarayıcı izin vermedi; metni seçip elle kopyalayın.";
  }
}
