import type { ChainConfig } from '@hub/api/chain'
import { BaseError, type ContractFunctionRevertedError } from 'viem'
import { failureKind } from '../walletFailure.ts'
import { contractErrorWords } from './contractErrorWords.ts'
import {
  accountWords,
  alreadyAskingWords,
  endWords,
  fundsWords,
  networkWords,
  refusedWords,
  unreachableWords,
} from './endWords.ts'
import type { Ending } from './transactionState.ts'

/**
 * How a write ends that was not sent, by the error of trying it out, switching or asking the wallet.
 *
 * @param otherwise the words for an error that tells nothing
 */
export function sendFailure(error: unknown, chain: ChainConfig, otherwise: string): Ending {
  if (failureKind(error) === 'rejected') return { phase: 'rejected', words: endWords.rejected }
  if (hasErrorName(error, 'ContractFunctionRevertedError')) {
    return { phase: 'reverted', words: refusedWords(contractReason(error)) }
  }
  return { phase: 'failed', words: failureWords(error, chain) ?? otherwise }
}

/** The contract's reason for refusing, as a sentence; undefined where the error has none. */
export function contractReason(error: unknown): string | undefined {
  if (!(error instanceof BaseError)) return undefined
  const refusal = error.walk((one) => hasOwnName(one, 'ContractFunctionRevertedError'))
  const data = (refusal as ContractFunctionRevertedError | null)?.data
  return data && contractErrorWords(data.errorName, data.args)
}

function failureWords(error: unknown, chain: ChainConfig): string | undefined {
  const kind = failureKind(error)
  if (kind === 'alreadyAsking') return alreadyAskingWords
  if (kind === 'notAdded' || kind === 'cannotSwitch') return networkWords(chain)
  if (hasErrorName(error, 'ChainMismatchError')) return networkWords(chain)
  if (hasErrorName(error, 'InsufficientFundsError')) return fundsWords(chain)
  if (hasErrorName(error, 'UnauthorizedProviderError')) return accountWords
  if (hasErrorName(error, 'HttpRequestError', 'TimeoutError')) return unreachableWords
  return undefined
}

function hasOwnName(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name
}

/** Whether an error, or one of those that caused it, has one of these names. */
function hasErrorName(error: unknown, ...names: string[]): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (names.includes(at.name)) return true
  }
  return false
}
