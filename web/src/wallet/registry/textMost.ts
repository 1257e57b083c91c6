/**
 * The most characters that are read of a text from the chain, whatever a contract let through: no fewer than what
 * the hub's own contract takes, so that nothing of an honest record is cut.
 */
export const LINE_MOST = 255
export const DESCRIPTION_MOST = 4000
