/**
 * `node learning/real/makeExcerpts.ts --raw FOLDER --out FOLDER`: makes the texts of excerpts.jsonl from a folder of
 * saved answers of the search (FOLDER/e001.txt and on), and says which are missing or differ. The words are other
 * people's, so neither the answers nor the texts are part of this repository.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeExcerpt, readExcerptLines } from './excerpt.ts'

const { values } = parseArgs({ options: { raw: { type: 'string' }, out: { type: 'string' } } })
if (values.raw === undefined || values.out === undefined) {
  process.stderr.write(
    'Name both folders: node learning/real/makeExcerpts.ts --raw FOLDER --out FOLDER\n',
  )
  process.exit(2)
}

const lines = readExcerptLines(readFileSync(join(import.meta.dirname, 'excerpts.jsonl'), 'utf8'))
mkdirSync(values.out, { recursive: true })
let made = 0
for (const line of lines) {
  const file = join(values.raw, `${line.id}.txt`)
  const result = makeExcerpt(line, existsSync(file) ? readFileSync(file, 'utf8') : undefined)
  if ('text' in result) {
    writeFileSync(join(values.out, `${line.id}.txt`), result.text)
    made += 1
  } else {
    process.stdout.write(`${line.id}: ${result.fault}\n`)
  }
}
process.stdout.write(`${made} of ${lines.length} texts made\n`)
process.exitCode = made === lines.length ? 0 : 1
