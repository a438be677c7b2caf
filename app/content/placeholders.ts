import { parseDocument, visit } from "yaml";

/** Marks values that the academy has to replace or confirm. */
const placeholderTag = "!placeholder";

type Placeholder = { path: string; text: string };

/** Parses YAML, and returns the paths of the values with the placeholder tag. */
export function parseMarked(text: string): { data: unknown; placeholders: Placeholder[] } {
  const customTags = [{ tag: placeholderTag, resolve: (value: string) => value }];
  const document = parseDocument(text, { customTags });
  if (document.errors[0]) throw document.errors[0];
  const placeholders: Placeholder[] = [];
  visit(document, {
    Scalar(_, { tag, value }, above) {
      if (tag !== placeholderTag) return;
      const keys = above.flatMap((node) => ("key" in node ? [String(node.key)] : []));
      placeholders.push({ path: keys.join("."), text: String(value) });
    },
  });
  return { data: document.toJS(), placeholders };
}
