import { htmlPolicy } from "../../contract/public/trusted-types.ts";

type Policies = {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): TrustedHTML };
};

/** Absent while prerendering, and in browsers that do not know Trusted Types. */
const { trustedTypes } = globalThis as { trustedTypes?: Policies };
const policy = trustedTypes?.createPolicy(htmlPolicy, { createHTML: (html) => html });

/** Our own Markdown, made HTML at build: the only text that a page may turn into elements. */
export function trustedHtml(html: string): { __html: string | TrustedHTML } {
  return { __html: policy?.createHTML(html) ?? html };
}
