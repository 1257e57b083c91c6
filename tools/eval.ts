/**
 * `npm run eval -- FOLDER ... QUESTIONS.json ...`: runs the analysis over folders of labelled documents, the finder of
 * identifying details over marked reviews (`corpus/reviews`), the reader of times over letters (`corpus/times`), the built-in assistant over people's own messages
 * (`corpus/messages/asked`) and over lists of questions, and prints their figures. What is absent is skipped with a sentence, since the
 * labelled sets are not part of this repository.
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { refreshContent } from './build/content/refresh.ts'

const words = process.argv.slice(2)
const sets = words.filter((word) => !word.startsWith('--'))
const flags = words.filter((word) => word.startsWith('--'))
if (sets.length === 0) {
  process.stdout.write(
    'Name a folder with labels.json or a list of questions: npm run eval -- tools/eval/questions/tune.json\n',
  )
}
await refreshContent()
// Loaded now, since they read what is made of the content.
const { evaluateAsked } = await import('./eval/asked.ts')
const { evaluateDocuments } = await import('./eval/documents.ts')
const { evaluateQuestions } = await import('./eval/questions.ts')
const { evaluateReviews } = await import('./eval/reviews.ts')
const { evaluateTimes } = await import('./eval/times.ts')
for (const set of sets) {
  if (set.endsWith('.json')) evaluateQuestions(resolve(set), flags)
  else if (existsSync(join(set, 'look.jsonl'))) await evaluateAsked(resolve(set), flags)
  else if (existsSync(join(set, 'written.jsonl'))) await evaluateTimes(flags)
  else if (existsSync(join(set, 'sealed.jsonl'))) await evaluateReviews(resolve(set), flags)
  else await evaluateDocuments(resolve(set), flags)
}
