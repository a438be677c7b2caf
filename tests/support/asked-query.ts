/** What a reader types, and the addresses that must stand among the first three results. */
export type Asked = [query: string, ...found: (string | RegExp)[]];
