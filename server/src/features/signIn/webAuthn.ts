/** The library of passkeys. It takes a fifth of a second to load, so the first ceremony loads it, not the start. */
export const webAuthn = () => import('@simplewebauthn/server')
