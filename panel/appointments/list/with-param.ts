/** Another address of the list; without a value the part is left out. */
export function withParam(params: URLSearchParams, name: string, value = ""): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
