/** What the server counts by and the panel tells; tests/panel-words.test.ts holds the panel's sentences to these. */

/** After so many hours without use a session ends; after so many days however much it is used. */
export const idleHours = 12;
export const longestSessionDays = 30;
/** Minutes for which a sign-in or a confirmation counts as recent. */
export const confirmedMinutes = 5;
/** How many an account gets at once. */
export const recoveryCodes = 10;
/** How long browsers cache which services can be booked. */
export const servicesFreshSeconds = 30;
/** Milliseconds; often enough that a dead connection and an ended session are soon noticed. */
export const defaultHeartbeat = 20_000;
/** Days that can be closed at once. */
export const mostDaysToClose = 62;
