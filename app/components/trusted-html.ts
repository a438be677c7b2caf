import { htmlPolicy } from "../../contract/public/trusted-types.ts";

type Policies = {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): TrustedHTML };
};

/** Undefined while prerendering and in browsers without Trusted Types. */
const { trustedTypes } = globalThis as { trustedTypes?: Policies };
const policy = trustedTypes?.createPolicy(htmlPolicy, { createHTML: (html) => html });

/** For our own Markdown, which the build turns into HTML: the only text that pages insert as HTML. */
export function trustedHtml(html: string): { __html: string | TrustedHTML } {
  return { __html: policy?.createHTML(html) ?? html };
}
