import type { Fit } from '../../retrieval/findEntries.ts'
import type { Answer } from '../exchange.ts'
import { newCiting } from './citing.ts'

const NEAR = 0.1
const MOST = 3

/** That the guide does not cover it, what comes nearest, and whom to ask. It never guesses. */
export function unknownAnswer(fits: readonly Fit[]): Answer {
  const near = fits.filter(({ score }) => score >= NEAR).slice(0, MOST)
  const citing = newCiting()
  const lines = near.map(
    ({ entry }) => `- ${entry.title}${citing.marks([{ cite: entry.title, slug: entry.slug }])}`,
  )
  const parts = ['I do not know. The guide does not cover that, and I will not guess.']
  if (lines.length > 0) parts.push(`What comes nearest in the guide:\n\n${lines.join('\n')}`)
  parts.push(
    'You can ask your Title IX Coordinator in writing: "What does our policy say about this, and where can I read it?" You can also ask me again in other words.',
  )
  return { kind: 'unknown', text: parts.join('\n\n'), citations: citing.citations() }
}
