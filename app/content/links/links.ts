/** Where texts lead. What is not named here is private to this folder. */
export {
  type Linked,
  type LinkedBlock,
  type LinkedLine,
  linkedBlocks,
  linkParagraphs,
  nameLinker,
  termLinker,
  termUses,
} from "./inline-links.ts";
export * from "./related.ts";
export { termPages } from "./term-pages.ts";
