import { site } from "content-collections";

export const absolute = (path: string) => new URL(path, site.url).href;
