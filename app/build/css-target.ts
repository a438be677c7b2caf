/** Browsers of spring 2024, the oldest with light-dark(). Newer CSS is compiled for them. */
export const cssTarget = ["chrome123", "edge123", "firefox125", "safari17.5", "ios17.5"];
