/** Why something with a wallet did not work, in words for whoever pressed the button. */
export interface WalletFailure {
  kind: FailureKind
  /** What happened, one sentence. */
  title: string
  /** What is still true, and what to do. */
  text: string
}

export type FailureKind =
  | 'rejected'
  | 'alreadyAsking'
  | 'notConfigured'
  | 'notAdded'
  | 'cannotSwitch'
  | 'noAnswer'
  | 'notThere'
  | 'windowBlocked'
  | 'notLoaded'
  | 'dropped'
  | 'other'

/** What the words name. */
interface Circumstances {
  /** The wallet's name, such as 'WalletConnect'. */
  wallet: string
  /** The name of the hub's network. */
  network: string
  /** What was tried. */
  doing: 'connect' | 'switch'
}

/** A hosted wallet, or the way to it, did not answer in time. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
}

/** The wallet did not know the network and was not let add it. */
export class NetworkNotAdded extends Error {
  override name = 'NetworkNotAdded'
}

/** The code of a wallet could not be fetched from the hub. */
export class WalletNotLoaded extends Error {
  override name = 'WalletNotLoaded'
}

/** What an error of a wallet, of wagmi or of viem means. */
export function failureKind(error: unknown): FailureKind {
  const all = causesOf(error)
  const named = (name: string) => all.some((one) => one.name === name)
  const coded = (code: number) => all.some((one) => one.code === code)
  const says = (words: RegExp) => all.some((one) => words.test(one.message ?? ''))
  if (named('NoAnswer')) return 'noAnswer'
  if (named('WalletNotLoaded')) return 'notLoaded'
  if (named('NetworkNotAdded')) return 'notAdded'
  // Before the codes: it comes with 4902 as well, which would mean a wallet that lacks the network.
  if (named('ChainNotConfiguredError')) return 'notConfigured'
  // 4001 by EIP-1193; 5000 and its neighbours in WalletConnect.
  if (coded(4001) || coded(5000) || coded(5001) || coded(5002)) return 'rejected'
  if (named('UserRejectedRequestError')) return 'rejected'
  if (coded(-32002)) return 'alreadyAsking'
  if (named('SwitchChainNotSupportedError') || coded(4902) || coded(4200)) return 'cannotSwitch'
  if (named('SwitchChainError')) return 'cannotSwitch'
  if (named('ProviderNotFoundError')) return 'notThere'
  if (says(/pop.?up/i)) return 'windowBlocked'
  return 'other'
}

/** The words for an error. */
export function failureOf(error: unknown, circumstances: Circumstances): WalletFailure {
  return failureWords(failureKind(error), circumstances)
}

/** The words for a kind of failure. */
export function failureWords(kind: FailureKind, { wallet, network, doing }: Circumstances) {
  const words: Record<FailureKind, [title: string, text: string]> = {
    rejected: ['You said no in your wallet.', 'Nothing was sent. You can try again at any time.'],
    alreadyAsking: [
      'Your wallet is already asking you.',
      'Open it and answer there. Then try again here.',
    ],
    notConfigured: [
      'This network is not set up here.',
      `The hub works with ${network}. Switch your wallet to it.`,
    ],
    notAdded: [
      `${network} was not added to your wallet.`,
      'Nothing was sent. Try again, or add the network in your wallet by hand.',
    ],
    cannotSwitch: [
      `Your wallet did not switch to ${network}.`,
      `Choose ${network} in your wallet, or use another wallet.`,
    ],
    noAnswer: [
      `There is no answer from ${wallet}.`,
      'Nothing was sent. Check the connection and try again, or choose another way.',
    ],
    notThere: [
      `${wallet} is no longer there.`,
      'It may have been turned off in this browser. Reload the page, or choose another way.',
    ],
    windowBlocked: [
      `The window of ${wallet} did not open.`,
      'Allow pop-up windows for this page. Then try again.',
    ],
    notLoaded: [
      `We could not load ${wallet}.`,
      'Check the connection and try again. The crisis lines still work.',
    ],
    dropped: ['Your wallet has disconnected.', 'Nothing was sent. Connect again to continue.'],
    other: [
      doing === 'switch'
        ? `Your wallet did not switch to ${network}.`
        : `${wallet} did not connect.`,
      'Nothing was sent. Try again, or choose another way.',
    ],
  }
  const [title, text] = words[kind]
  return { kind, title, text } satisfies WalletFailure
}

interface Cause {
  name?: string
  message?: string
  code?: number
}

/** An error with all that it was caused by, as libraries and wallets nest them. */
function causesOf(error: unknown): Cause[] {
  const found: Cause[] = []
  let next = error
  while (typeof next === 'object' && next !== null && found.length < 10) {
    const { cause, data } = next as { cause?: unknown; data?: { originalError?: unknown } }
    found.push(next)
    next = cause ?? data?.originalError
  }
  return found
}
