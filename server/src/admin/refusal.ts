/** The command cannot be done as it was given; the message says why. */
export class AdminRefusal extends Error {}
