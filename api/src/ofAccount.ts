const OF_ACCOUNT =
  /^\/api\/(?:account|activities|assistant|auth|chat|content$|create-subscription|documents|leave|login|logout|moderation\/(?:decisions|legal-requests|notes|queue)|passkeys|subscription)/

/**
 * Whether the calls of this path know whose they are. The browser sends all others without the account's cookie, and
 * where another program sends it with them, the server lets nobody see it: nothing can tie them to an account.
 */
export function isOfAccount(path: string): boolean {
  return OF_ACCOUNT.test(path)
}
