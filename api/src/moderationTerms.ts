/** What pages must know of moderation without loading the schemas. */

export const MODERATION_NOTE_MAX = 2000
export const LEGAL_REFERENCE_MAX = 200

/** The fragment of `/moderation` when somebody came back from the sign-in service who is not on the list. */
export const NOT_AN_ADMINISTRATOR = '#not-an-administrator'
