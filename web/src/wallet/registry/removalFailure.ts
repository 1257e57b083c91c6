import { failureKind } from '../walletFailure.ts'

/** Why the wallet did not sign a removal, in a sentence. */
export function removalFailure(error: unknown): string {
  const kind = failureKind(error)
  if (kind === 'rejected') return 'You said no in your wallet. Nothing was removed.'
  if (kind === 'alreadyAsking') {
    return 'Your wallet is already asking you. Open it and answer there, then try again here.'
  }
  if (kind === 'notAdded' || kind === 'cannotSwitch') {
    return 'Your wallet is on another network. Switch it, then try again. Nothing was removed.'
  }
  return 'Your wallet or the hub did not answer. Nothing was removed. Try again in a moment.'
}
