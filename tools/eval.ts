/**
 * `npm run eval -- FOLDER ... QUESTIONS.json ...`: runs the analysis over folders of labelled documents and the built-in
 * assistant over lists of questions, and prints their figures. What is absent is skipped with a sentence, since the
 * labelled sets are not part of this repository.
 */
import { resolve } from 'node:path'
import { evaluateDocuments } from './eval/documents.ts'
import { evaluateQuestions } from './eval/questions.ts'

const words = process.argv.slice(2)
const sets = words.filter((word) => !word.startsWith('--'))
const flags = words.filter((word) => word.startsWith('--'))
if (sets.length === 0) {
  process.stdout.write(
    'Name a folder with labels.json or a list of questions: npm run eval -- tools/eval/questions/tune.json\n',
  )
}
for (const set of sets) {
  if (set.endsWith('.json')) evaluateQuestions(resolve(set), flags)
  else await evaluateDocuments(resolve(set), flags)
}
