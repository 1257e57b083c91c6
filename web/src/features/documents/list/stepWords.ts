import type { HubDocument } from '@hub/api/documents'

const words: Record<NonNullable<HubDocument['step']>, string> = {
  waiting: 'waiting for its turn',
  reading: 'reading the pages',
  comparing: 'comparing with the rule',
  writing: 'writing the report',
}

/** What the work on a document is at: "Step 2 of 4: reading the pages". */
export function stepWords(step: HubDocument['step']): string {
  const steps = Object.keys(words)
  const now = step ?? 'waiting'
  return `Step ${steps.indexOf(now) + 1} of ${steps.length}: ${words[now]}`
}
