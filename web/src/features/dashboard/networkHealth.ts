import type { ChainConfig } from '@hub/api/chain'
import type { NetworkStatus } from '../../wallet/registry/readNetworkStatus.ts'

/** One thing that was measured, and what came of it in words. */
export interface Check {
  name: 'Answers' | 'Last block' | 'Answer time' | 'Contract'
  well: boolean
  words: string
}

export interface NetworkHealth {
  /** How many of the checks are well, 0 to 100. 100 only when all are. */
  percent: number
  checks: readonly Check[]
}

type Network = Pick<ChainConfig, 'id' | 'name'>

/** The local chain makes a block only when somebody writes: its last block may be of any age. */
const ON_DEMAND = 1337

/** Slower answers than this make a screen feel stuck, in milliseconds. */
const SLOW_MS = 2000

/** How old the last block may be, in seconds: some ten blocks of the network. */
const OLDEST: Readonly<Record<number, number>> = { 1: 120, 137: 60, 80002: 60 }
const OLDEST_ELSEWHERE = 120

/**
 * How well the network does, from what was measured.
 *
 * @param status null when it did not answer
 * @param now in milliseconds since 1970, by this device's clock
 */
export function networkHealth(
  network: Network,
  status: NetworkStatus | null,
  now: number,
): NetworkHealth {
  const checks = status === null ? unanswered(network) : answered(network, status, now)
  const well = checks.filter((check) => check.well).length
  return { percent: Math.round((well / checks.length) * 100), checks }
}

function unanswered({ name }: Network): Check[] {
  const unknown = { well: false, words: 'Not known without an answer.' }
  return [
    { name: 'Answers', well: false, words: `${name} does not answer right now.` },
    { name: 'Last block', ...unknown },
    { name: 'Answer time', ...unknown },
    { name: 'Contract', ...unknown },
  ]
}

function answered(network: Network, status: NetworkStatus, now: number): Check[] {
  return [
    { name: 'Answers', well: true, words: `${network.name} answers.` },
    blockCheck(network, status, now),
    timeCheck(status),
    contractCheck(status),
  ]
}

function blockCheck({ id }: Network, { block, blockTime }: NetworkStatus, now: number): Check {
  // A device whose clock is behind would else see blocks from the future.
  const age = Math.max(0, Math.round(now / 1000 - blockTime))
  const number = `Number ${block.toLocaleString('en-US')}, ${ageWords(age)}.`
  if (id === ON_DEMAND) {
    const words = `${number} This network makes a block only when somebody writes.`
    return { name: 'Last block', well: true, words }
  }
  const well = age <= (OLDEST[id] ?? OLDEST_ELSEWHERE)
  const late = ' That is late. The network may have stopped, or this device’s clock may be wrong.'
  return { name: 'Last block', well, words: well ? number : number + late }
}

function timeCheck({ answerMs }: NetworkStatus): Check {
  const well = answerMs <= SLOW_MS
  const time =
    answerMs < 1000
      ? `${Math.max(1, Math.round(answerMs))} ms`
      : `${(answerMs / 1000).toFixed(1)} seconds`
  return { name: 'Answer time', well, words: well ? `${time}.` : `${time}. That is slow.` }
}

function contractCheck({ contractPresent }: NetworkStatus): Check {
  const words = contractPresent
    ? 'In place.'
    : 'There is no contract at its address. Lists and forms cannot work until that is fixed.'
  return { name: 'Contract', well: contractPresent, words }
}

/** "4 seconds ago", "3 minutes ago", "2 hours ago", "5 days ago". */
export function ageWords(seconds: number): string {
  if (seconds < 1) return 'just now'
  if (seconds < 60) return ago(seconds, 'second')
  if (seconds < 3600) return ago(Math.floor(seconds / 60), 'minute')
  if (seconds < 86_400) return ago(Math.floor(seconds / 3600), 'hour')
  return ago(Math.floor(seconds / 86_400), 'day')
}

function ago(count: number, unit: string): string {
  return `${count.toLocaleString('en-US')} ${unit}${count === 1 ? '' : 's'} ago`
}
