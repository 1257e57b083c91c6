import { OPEN_WALLET } from './openWallet.ts'

/**
 * A hosted wallet needs other hosts or a window that may answer. The server allows that to the documents of the
 * wallet's screens alone; a document that was loaded for another screen stays as closed as it was.
 */
const WALLET_PATHS = /^\/(web3-.*|record)?$/

/** Whether the document that this script runs in may reach hosted wallets. */
export function mayReachHosted(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return WALLET_PATHS.test(new URL(loaded?.name ?? location.href, location.href).pathname)
}

/** Loads a document that may. */
export function goToWalletPage(): void {
  if (WALLET_PATHS.test(location.pathname)) location.reload()
  else location.assign(`/web3-dashboard${OPEN_WALLET}`)
}
