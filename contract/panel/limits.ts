/** What the server counts by and the panel tells; tests/panel-words.test.ts holds the panel's sentences to these. */

/** After so many hours without use a session ends; after so many days however much it is used. */
export const idleHours = 12;
export const longestSessionDays = 30;
/** For so long nobody is asked for the password again, neither after signing in nor after the last time. */
export const confirmedMinutes = 5;
/** How many an account gets at once. */
export const recoveryCodes = 10;
/** For so long a browser does not ask again which services can be booked. */
export const servicesFreshSeconds = 30;
/** Milliseconds; often enough that a dead connection and an ended session are soon noticed. */
export const defaultHeartbeat = 20_000;
/** Days that can be closed at once. */
export const mostDaysToClose = 62;
