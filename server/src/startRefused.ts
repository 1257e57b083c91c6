/** The hub cannot start as things are. The message says to who runs it why, and what to do. */
export class StartRefused extends Error {}
