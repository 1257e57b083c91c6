import type { Turn } from '../exchange.ts'
import { findCrisis } from './findCrisis.ts'
import { tellsOfCrisis } from './texts/textsIn.ts'

/** The turns without the messages that tell of a danger to life, and without what was answered to them. */
export function withoutCrises(turns: readonly Turn[]): readonly Turn[] {
  const told = turns.map(({ content, role }, at) => {
    if (role !== 'user') return false
    const isAnsweredAsOne = tellsOfCrisis(turns[at + 1]?.content ?? '')
    return isAnsweredAsOne || findCrisis({ message: content, history: turns.slice(0, at) }) !== null
  })
  return turns.filter(({ role }, at) => !told[at] && !(role === 'assistant' && told[at - 1]))
}
