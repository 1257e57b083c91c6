import type { ChainConfig } from '@hub/api/chain'
import type { EndName } from './transactionState.ts'

/** What is said of an end that has no reason of its own. */
export const endWords: Readonly<Record<EndName, string>> = {
  done: 'It is on the chain.',
  rejected: 'You said no in your wallet. Nothing was sent.',
  reverted: 'The registry refused the transaction, so nothing was stored. Its fee is spent.',
  cancelled: 'You canceled the transaction in your wallet. Nothing was stored.',
  replaced: 'Another transaction from your wallet took its place. Nothing was stored.',
  overtaken:
    'Another transaction from your wallet took its place, and we could not see what it did. Look in your wallet before you try again.',
  dropped:
    'The network no longer knows the transaction, so nothing was stored. Look in your wallet before you try again.',
  failed: 'Your wallet could not send the transaction. Open your wallet, then try again.',
}

/** What is said where the contract refuses before anything was sent. */
export function refusedWords(reason: string | undefined): string {
  return `${reason ?? 'The registry would refuse this.'} Nothing was sent.`
}

/** What is said where the account cannot pay the fee. */
export function fundsWords({ currency, name }: ChainConfig): string {
  return `Your wallet does not have enough ${currency.symbol} on ${name} to pay the network fee. Nothing was sent.`
}

/** What is said where the chain does not answer. */
export const unreachableWords =
  'The chain does not answer right now. Nothing was sent. Wait a moment, then try again.'

/** What is said where the wallet stays on another network. */
export function networkWords({ name }: ChainConfig): string {
  return `Your wallet is on another network. Switch it to ${name}, then try again. Nothing was sent.`
}

/** What is said where the wallet has changed to another account meanwhile. */
export const accountWords =
  'Your wallet has changed to another account. Check which one you want, then try again. Nothing was sent.'

/** What is said where the wallet still shows an older question. */
export const alreadyAskingWords =
  'Your wallet is already asking you. Open it and answer there, then try again here. Nothing was sent.'

/** What is said where the code for sending could not be fetched. */
export const notLoadedWords =
  'A part of this page did not load. Check your connection, then try again. Nothing was sent.'
