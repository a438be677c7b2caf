/** Links from and between texts. Other modules import only this file of the folder. */
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
