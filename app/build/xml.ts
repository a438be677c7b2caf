const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export const xmlText = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign]!);

/** `<name>text</name>`, whatever signs are in the text. */
export const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`;
