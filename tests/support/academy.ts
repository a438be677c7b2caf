import { academyOfSources } from "../../app/content/academy.ts";

/** The real one, as the build would write it, with a name and an id of the tests' own. */
export const academy = { ...academyOfSources(), name: "Astroloji Akademisi", firmId: "akademi" };
