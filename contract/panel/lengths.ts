/** Maximum lengths in characters, for fields and schemas. */
export const longestEmail = 200;
/** A search. */
export const longestSearch = 100;
/** A note to an appointment; why one is cancelled, or a number blocked. */
export const longestNote = 1000;
export const longestClientNote = 4000;
export const longestFollowUpNote = 200;
/** Whose a birth is, and who agreed that it is kept. */
export const longestBirthLabel = 60;
export const longestConsent = 100;
/** The reason of closed hours. */
export const longestClosingReason = 200;
/** A template of a message. */
export const longestMessage = 600;
/** A reason to choose from, and how many there may be. */
export const longestReason = 100;
export const mostReasons = 12;
export const longestPasskeyName = 50;
