import { slotNames } from '@hub/core/trust/slots'
import { places } from '@hub/core/trust/statement'
import { z } from 'zod'
import { type Facts, readFacts } from './facts.ts'
import type { Folder } from './folder.ts'
import type { Report } from './problem.ts'
import { reportSlots, text } from './schema.ts'

const PAGE = 'page.yaml'
const SHARED = 'shared.yaml'

const page = z.strictObject({
  groups: z.record(text, text),
  places: z.record(z.enum(places), text),
})
const statement = z.union([text, z.strictObject({ short: text, text })])
const shared = z.strictObject({ statements: z.record(text, statement) })
const topic = shared.extend({ name: text, question: text })

type Said = z.infer<typeof statement>

export interface CompiledTrust {
  readonly groups: Readonly<Record<string, string>>
  readonly places: Readonly<Record<string, string>>
  readonly topics: Readonly<Record<string, { name: string; question: string }>>
  readonly answers: Readonly<Record<string, { short: string; text: string }>>
  readonly statements: Readonly<Record<string, string>>
}

/** Reads the texts of the trust page in one language. When each is said stands in `core/src/trust/topics`. */
export function readTrust(folder: Folder): CompiledTrust {
  const { groups = {}, places: named = {} } =
    readFacts(folder.read(PAGE) ?? '', page, folder.report(PAGE))?.value ?? {}
  const compiled = { groups, places: named, topics: {}, answers: {}, statements: {} }
  const { topics, answers, statements }: Record<string, Record<string, unknown>> = compiled
  const take = (read: Facts<{ statements: Record<string, Said> }> | null, report: Report) => {
    for (const [id, said] of Object.entries(read?.value.statements ?? {})) {
      const line = read?.lineOf('statements', id) ?? 1
      if (id in statements || id in answers) report(line, `“${id}” stands in another file too.`)
      if (typeof said === 'string') statements[id] = said
      else answers[id] = said
      for (const words of typeof said === 'string' ? [said] : [said.short, said.text]) {
        reportSlots(words, slotNames, (sentence) => report(line, sentence))
      }
    }
  }
  take(readFacts(folder.read(SHARED) ?? '', shared, folder.report(SHARED)), folder.report(SHARED))
  for (const slug of folder.named('.yaml')) {
    const file = `${slug}.yaml`
    if (file === PAGE || file === SHARED) continue
    const read = readFacts(folder.read(file) ?? '', topic, folder.report(file))
    if (read) topics[slug] = { name: read.value.name, question: read.value.question }
    take(read, folder.report(file))
  }
  folder.reportRest('Only files that end in .yaml stand here.')
  return compiled
}
