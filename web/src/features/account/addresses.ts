/**
 * The addresses of `api/src/account.ts` that are links, not calls. They stand here again because that module
 * would bring the library of its schemas into this screen; a test holds both against each other.
 */
export const exportPath = '/api/account/export'

/** Leads to the sign-in service, and back to this screen. */
export const serviceSignInPath = '/api/login'
