/**
 * Writes what speaks for the likeliest statements of the guide beside each labeled question, as the product sees it.
 *
 * node learning/listener/signs.ts FILE.jsonl… --out SIGNS.jsonl
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { answer } from '@hub/core/assistant/answer'
import { statementsFor } from '@hub/core/assistant/compose/statements'
import type { HeardMessage, Question, Turn } from '@hub/core/assistant/exchange'
import { askerOf } from '@hub/core/assistant/understand/asker'
import { withMessageHeard } from '@hub/core/assistant/understand/hear'
import { comparedInStory, comparedInTalk } from '@hub/core/assistant/understand/topics'
import { guide } from '@hub/core/knowledge/guide'
import { type Compared, signsOf } from '@hub/core/retrieval/findEntries'
import { statementName } from '@hub/core/retrieval/statementName'
import { openListener } from '@hub/server/listener/openListener'

interface Labeled {
  readonly text: string
  /** What answers it, by `statementName`, best first. */
  readonly says: readonly string[]
}

interface Written {
  readonly text: string
  readonly questions?: readonly Labeled[]
}

/** Of each question. */
const LIKELIEST = 80

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, model: { type: 'string' } },
})
const listener = await openListener(values.model)
const lines: string[] = []
for (const file of positionals) {
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const record = JSON.parse(line) as Written & { turns?: readonly Written[] }
    const history: Turn[] = []
    for (const { questions = [], text } of record.turns ?? [record]) {
      const question = await withMessageHeard({ message: text, history: [...history] }, listener)
      for (const labeled of questions) if (labeled.says.length > 0) write(labeled, question)
      const given = answer(question)
      history.push({ role: 'user', content: text }, { role: 'assistant', content: given.text })
    }
  }
}
writeFileSync(values.out ?? 'signs.jsonl', `${lines.join('\n')}\n`)

function write({ says, text }: Labeled, question: Question): void {
  const { heard } = question
  if (!heard) return
  const asker = askerOf(question)
  const compared = comparedFor(text, question, heard)
  const signs = signsOf(compared)
  const all = guide.flatMap((entry) =>
    statementsFor(entry, asker).map((statement) => ({
      name: statementName(entry.slug, statement.text),
      slug: entry.slug,
      signs: signs(entry.slug, statement),
    })),
  )
  const likely = all
    .toSorted((a, b) => b.signs.heard + b.signs.entry - a.signs.heard - a.signs.entry)
    .filter(({ name }, at) => at < LIKELIEST || says.includes(name))
  const kind = question.history.length > 0 ? 'later' : heard.asked.length > 1 ? 'several' : 'lone'
  lines.push(JSON.stringify({ kind, text: text.slice(0, 120), says, likely }))
}

function comparedFor(text: string, question: Question, heard: HeardMessage): Compared {
  const asker = askerOf(question)
  const part = heard.asked.find((one) => one.text.includes(text) || text.includes(one.text))
  return part ? comparedInStory(part, heard, asker) : comparedInTalk(question, heard, asker)
}
