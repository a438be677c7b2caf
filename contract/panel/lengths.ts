/** Letters of what staff write: fields take no more, and the service refuses it. */
export const longestEmail = 200;
/** What somebody is looked for with. */
export const longestSearch = 100;
/** A note to an appointment; why one is cancelled, or a number blocked. */
export const longestNote = 1000;
export const longestClientNote = 4000;
/** Why hours are closed. */
export const longestClosingReason = 200;
/** A template of what visitors are told. */
export const longestMessage = 600;
/** A reason to choose from, and how many there may be. */
export const longestReason = 100;
export const mostReasons = 12;
