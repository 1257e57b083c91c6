import { Authenticator } from './authenticator.ts'
import { Browser } from './browser.ts'
import type { Hub } from './describeApi.ts'

export const REGISTER = '/api/passkeys/register'
const CONFIRM = '/api/passkeys/confirm'
export const LOGIN = '/api/passkeys/login'
/** Where injected requests reach the hub. */
export const ORIGIN = 'http://localhost'

/** A browser whose account is kept by a passkey. */
export async function keptAccount(hub: Hub) {
  const browser = new Browser(hub)
  const device = new Authenticator(ORIGIN)
  await register(browser, device)
  const { json } = await browser.get('/api/auth/user')
  return { browser, device, userId: json.id as string }
}

/** Both calls of making a passkey. */
export async function register(browser: Browser, device: Authenticator) {
  const { json: options } = await browser.post(`${REGISTER}/options`)
  return browser.post(`${REGISTER}/verify`, device.create(options))
}

/** Both calls of signing in with a passkey. */
export async function login(browser: Browser, device: Authenticator) {
  const { json: options } = await browser.post(`${LOGIN}/options`)
  return browser.post(`${LOGIN}/verify`, device.get(options))
}

/** Both calls of confirming, with a passkey of the account, that another may be added. */
export async function confirm(browser: Browser, device: Authenticator) {
  const { json: options } = await browser.post(`${CONFIRM}/options`)
  return browser.post(`${CONFIRM}/verify`, device.get(options))
}
