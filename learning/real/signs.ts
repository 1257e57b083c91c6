/**
 * `node learning/real/signs.ts --texts FOLDER --model FOLDER --part PART --out FILE`: writes what the model sees of each
 * point of each marked paper, beside the verdict, as JSON Lines. learning/reader/judge.py learns from it how to weigh
 * it. From papers that the model has not learned from.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readStances } from '@hub/core/reader/stances'
import { evidenceOf, readingOf } from './evidence.ts'
import { openReader } from './openReader.ts'
import { papersOf } from './papers.ts'
import { type Part, parts } from './parts.ts'

const say = (text: string): void => void process.stdout.write(`${text}\n`)

async function main(): Promise<void> {
  const { texts, model, part, out } = parseArgs({
    options: {
      texts: { type: 'string', default: '' },
      model: { type: 'string', default: '' },
      part: { type: 'string', default: 'look' },
      out: { type: 'string', default: 'signs.jsonl' },
    },
  }).values
  const wanted = parts.find((one): one is Part => one === part)
  if (!wanted) throw new Error(`There is no part ${part}.`)
  const reader = await openReader(model)
  const lines: string[] = []
  for (const { text, marks, group, isWhole } of papersOf(wanted, texts, say)) {
    const reading = readingOf(text)
    const stances = await readStances(reading.sentences, reader)
    const { kind, audience, rule } = marks.paper
    const papers = {
      kinds: Object.fromEntries(stances.kinds),
      audiences: Object.fromEntries(stances.audiences),
      rules: Object.fromEntries(stances.rules),
    }
    lines.push(JSON.stringify({ paper: marks.id, group, isWhole, kind, audience, rule, ...papers }))
    for (const { id, signs, against } of evidenceOf(kind, reading, stances)) {
      const point = marks.points.find((one) => one.id === id)
      const isThere = point?.passages.some(
        ({ stance, start, end }) =>
          stance === 'against' && start < against.end && against.start < end,
      )
      const verdict = point?.verdict ?? (isWhole ? 'unmarked' : 'silent')
      const rounded = signs.map((sign) => Number(sign.toFixed(4)))
      lines.push(
        JSON.stringify({
          paper: marks.id,
          group,
          isWhole,
          kind,
          id,
          verdict,
          isThere: isThere ?? false,
          signs: rounded,
        }),
      )
    }
  }
  writeFileSync(out, lines.map((line) => `${line}\n`).join(''))
  say(`${lines.length} lines in ${out}`)
}

await main()
