/** JSON that nothing inside can end early: neither a closing tag nor a sign that some parsers take for a line's end. */
export function scriptText(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
