import { type AnnouncedWallet, announcedWallets, discoverWallets } from './announcedWallets.ts'
import { withinTime } from './withinTime.ts'

/** How long an installed wallet may take to say whether it is still connected. */
export const CHECK_MS = 200
export const CHECK_RETRIES = 3

/**
 * The installed wallet of an earlier visit, if it still lets this page see an account. A wallet that is slow to
 * appear or to answer is asked again; one that answers "no account" is not.
 */
export async function findConnected(id: string): Promise<AnnouncedWallet | undefined> {
  for (let round = 0; round <= CHECK_RETRIES; round++) {
    discoverWallets()
    const started = Date.now()
    const wallet = announcedWallets().find((one) => one.id === id)
    try {
      if (!wallet) throw new Error('It has not named itself yet.')
      const accounts = await withinTime(
        CHECK_MS,
        wallet.provider.request({ method: 'eth_accounts' }),
      )
      return Array.isArray(accounts) && accounts.length > 0 ? wallet : undefined
    } catch {
      await pause(CHECK_MS - (Date.now() - started))
    }
  }
  return undefined
}

function pause(milliseconds: number): Promise<void> {
  return milliseconds > 0
    ? new Promise((resolve) => setTimeout(resolve, milliseconds))
    : Promise.resolve()
}
