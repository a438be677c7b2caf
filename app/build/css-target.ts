/** Browsers of spring 2024, the oldest that know light-dark(): what is newer in a style sheet is rewritten for them. */
export const cssTarget = ["chrome123", "edge123", "firefox125", "safari17.5", "ios17.5"];
