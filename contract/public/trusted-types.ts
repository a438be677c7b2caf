/** The Trusted Types policy for the HTML that our pages make. */
export const htmlPolicy = "icerik";

/** The Trusted Types policy for the address of the service worker. */
export const workerPolicy = "cevrimdisi";

/** The Trusted Types policy for the address of the script that solves proofs of work. */
export const proofPolicy = "kanit";

type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(address: string): string };
};

const made = new Map<string, string>();

/** The address of a worker's script, by its Trusted Types policy where the browser has them. */
export function trustedScript(policy: string, address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  // Made once: a second policy of the same name would be refused.
  const script =
    made.get(policy) ??
    trustedTypes?.createPolicy(policy, { createScriptURL: () => address }).createScriptURL("") ??
    address;
  made.set(policy, script);
  return script;
}
