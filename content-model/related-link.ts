/** The roads that lead out of a text, each found in the content and none written by hand in a page. */
export type RelatedLink = { path: string; icon: string; title: string };
export type RelatedGroup = { label: string; links: RelatedLink[] };
