/**
 * The times and counts that the trust page names. The code that keeps them imports them from here, and the page's
 * text is composed of them, so that neither can change alone.
 */

/** A session, and with it a guest account, ends after so many days without a visit. */
export const SESSION_DAYS = 30

/** What a sign-in that is under way must remember is kept for so long. */
export const SIGN_IN_MINUTES = 5

/** Requests are counted by address for at most so long. */
export const COUNTING_MINUTES = 10

/** What was sent is known by its sender's number for so long, so that it is not done twice. */
export const SENDING_MINUTES = 10

/** Files of the program (scripts, styles, type) stay in a browser's cache for so long. */
export const PROGRAM_FILES_DAYS = 365

/** What was put into the content store and no record on chain refers to is swept after this time. */
export const UNRECORDED_HOURS = 24

/** So many of the last searches are kept on the device. */
export const RECENT_SEARCHES = 10

/** An open record locks itself after so long without use. */
export const RECORD_IDLE_MINUTES = 15

/** A transaction that did not end is forgotten on the device after so many days. */
export const PENDING_DAYS = 7

/** A code that was sent to a school address is good for so long; it is forgotten within an hour after. */
export const SCHOOL_CODE_MINUTES = 15

/** Where reviews appear in batches, one appears within so many hours. */
export const REVIEW_HOURS = 24
