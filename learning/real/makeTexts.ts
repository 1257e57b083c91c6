/**
 * `node learning/real/makeTexts.ts --clones FOLDER --out FOLDER [--list papers.jsonl]`: makes the text of every paper
 * on the list from clones of the repositories that publish it, since the words are not ours to keep here. Says which
 * papers are missing or have become another text, and ends with 1 if there are any.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Paper, readPapers } from './paper.ts'
import { sourceBytes } from './sourceBytes.ts'
import { measure, textOf } from './textOf.ts'

const { values } = parseArgs({
  options: {
    clones: { type: 'string' },
    out: { type: 'string' },
    list: { type: 'string', default: join(import.meta.dirname, 'papers.jsonl') },
  },
})
if (values.clones === undefined || values.out === undefined) {
  process.stderr.write('Say where the clones are and where the texts go: --clones and --out\n')
  process.exit(2)
}
const clones = resolve(values.clones)
const out = resolve(values.out)
mkdirSync(out, { recursive: true })

let made = 0
let wrong = 0
for (const paper of readPapers(values.list)) {
  if (paper.textBy === 'none') {
    process.stdout.write(`${paper.id}: has no text\n`)
    continue
  }
  const problem = await make(paper)
  if (problem === undefined) made++
  else {
    wrong++
    process.stdout.write(`${paper.id}: ${problem}\n`)
  }
}
process.stdout.write(`${made} texts made, ${wrong} missing or different\n`)
process.exitCode = wrong === 0 ? 0 : 1

/** Writes the text of a paper; a phrase says what is wrong. A text that differs is not written. */
async function make(paper: Paper): Promise<string | undefined> {
  let text: string
  try {
    text = await textOf(sourceBytes(clones, paper.source), paper)
  } catch (error) {
    return `missing: ${error instanceof Error ? error.message : String(error)}`
  }
  const { sha256 } = measure(text)
  if (sha256 !== paper.sha256) return `differs: ${sha256} instead of ${paper.sha256}`
  writeFileSync(join(out, `${paper.id}.txt`), text)
  return undefined
}
