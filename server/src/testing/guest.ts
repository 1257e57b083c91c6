import { Browser } from './browser.ts'
import type { Hub } from './describeApi.ts'

/** The first write that needs an owner, as far as an account sees it. */
export const FIRST_WRITE = '/api/passkeys/register/options'

/** A browser with a guest account. */
export async function guest(hub: Hub, headers: Record<string, string> = {}) {
  const browser = new Browser(hub, headers)
  const first = await browser.post(FIRST_WRITE)
  const { json } = await browser.get('/api/auth/user')
  return { browser, first, id: json.id as string }
}
