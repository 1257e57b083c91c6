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
  const parts = ['I don’t know. The guide doesn’t cover that, and I don’t want to guess.']
  if (lines.length > 0) parts.push(`These parts of the guide come closest:\n\n${lines.join('\n')}`)
  parts.push(
    'Your school’s Title IX Coordinator may know. You could write: "What does our policy say about this, and where can I read it?" Or ask me again in different words.',
  )
  return { kind: 'unknown', text: parts.join('\n\n'), citations: citing.citations() }
}
