import { type AnnouncedWallet, announcedWallets, discoverWallets } from './announcedWallets.ts'
import { withinTime } from './withinTime.ts'

/** How long an installed wallet may take to say whether it is still connected. */
export const CHECK_MS = 200
export const CHECK_RETRIES = 3

/** What came of asking an installed wallet of an earlier visit. */
interface Check {
  /** The wallet, if it still lets this page see an account. */
  wallet: AnnouncedWallet | undefined
  /** The same of a wallet that is there and has not answered yet; undefined for any other. */
  late?: Promise<AnnouncedWallet | undefined>
}

/**
 * Looks for the installed wallet of an earlier visit. One that is slow to appear or to answer is asked again; one that
 * answers "no account" is not. An extension that has to wake up first may answer after all that.
 */
export async function findConnected(id: string): Promise<Check> {
  const asked: Promise<AnnouncedWallet | undefined>[] = []
  for (let round = 0; round <= CHECK_RETRIES; round++) {
    discoverWallets()
    const started = Date.now()
    const wallet = announcedWallets().find((one) => one.id === id)
    try {
      if (!wallet) throw new Error('It has not named itself yet.')
      const answer = ifConnected(wallet)
      asked.push(answer)
      return { wallet: await withinTime(CHECK_MS, answer) }
    } catch {
      await pause(CHECK_MS - (Date.now() - started))
    }
  }
  if (asked.length === 0) return { wallet: undefined }
  return { wallet: undefined, late: Promise.any(asked).catch(() => undefined) }
}

async function ifConnected(wallet: AnnouncedWallet): Promise<AnnouncedWallet | undefined> {
  const accounts = await wallet.provider.request({ method: 'eth_accounts' })
  return Array.isArray(accounts) && accounts.length > 0 ? wallet : undefined
}

function pause(milliseconds: number): Promise<void> {
  return milliseconds > 0
    ? new Promise((resolve) => setTimeout(resolve, milliseconds))
    : Promise.resolve()
}
