/**
 * A script that runs where it is in the HTML. Give it `import.meta.env.SSR ? text : ""`: React leaves the text of the
 * prerendered page as it is, so the client's code can do without.
 */
export function InlineScript({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
