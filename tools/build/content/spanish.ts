import type { GuideEntry } from '@hub/core/knowledge/guide/entry'
import { z } from 'zod'
import { readFacts } from './facts.ts'
import type { Folder } from './folder.ts'
import { text } from './schema.ts'

const STATEMENTS = 'statements.yaml'
const ANSWERS = 'answers.yaml'

const pairs = z.array(z.strictObject({ en: text, es: text }))

/**
 * Reads what is said in Spanish: statements of the guide by entry, and what stands around them in an answer. A statement that
 * was reworded is reported, so that no old translation stays.
 *
 * @returns English beside Spanish
 */
export function readSpanish(
  guide: Folder,
  assistant: Folder,
  entries: readonly Pick<GuideEntry, 'slug' | 'answer' | 'more'>[],
): (readonly [string, string])[] {
  const report = guide.report(STATEMENTS)
  const read = readFacts(guide.read(STATEMENTS) ?? '', z.record(text, pairs), report)
  const around = readFacts(assistant.read(ANSWERS) ?? '', pairs, assistant.report(ANSWERS))
  const statements = Object.entries(read?.value ?? {}).flatMap(([slug, own]) => {
    const entry = entries.find((each) => each.slug === slug)
    const below = entry?.more.flatMap((part) => part.statements) ?? []
    const said = new Set([...(entry?.answer ?? []), ...below].map((statement) => statement.text))
    for (const [at, { en }] of own.entries()) {
      if (!said.has(en)) report(read?.lineOf(slug, at, 'en') ?? 1, `“${slug}” does not say this.`)
    }
    return own
  })
  return [...statements, ...(around?.value ?? [])].map(({ en, es }) => [en, es] as const)
}
