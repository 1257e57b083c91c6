import type { Comparison } from '@hub/core/knowledge/guide/comparison'
import type { GuideEntry } from '@hub/core/knowledge/guide/entry'
import { resourceCategories } from '@hub/core/knowledge/resourceCategories'
import { z } from 'zod'
import { readComparisons } from './comparisons.ts'
import { readEntry } from './entry.ts'
import { readFacts } from './facts.ts'
import type { Folder } from './folder.ts'
import { readLines } from './markdown.ts'
import { reportRepeated } from './problem.ts'
import { text } from './schema.ts'

const CHAPTERS = 'chapters.yaml'

const chapters = z.record(
  text,
  z.strictObject({
    label: text,
    explanation: text,
    category: z.enum(resourceCategories),
    entries: z.array(text).min(1, 'names no entry'),
  }),
)

/** An entry as it is compiled: what its chapters are called follows from the content. */
type CompiledEntry = Omit<GuideEntry, 'topic'> & { readonly topic: string }

export interface CompiledGuide {
  readonly topics: readonly string[]
  readonly chapters: Readonly<Record<string, { label: string; explanation: string }>>
  readonly entries: readonly CompiledEntry[]
  readonly stories: Readonly<Record<string, readonly string[]>>
  readonly comparisons: readonly Comparison[]
}

/**
 * Reads the guide of one language: the chapters, of each entry its text, how people ask for it and their stories, and
 * the tables of options.
 *
 * @param resources the slugs that entries may lead to
 */
export function readGuide(folder: Folder, resources: ReadonlySet<string>): CompiledGuide {
  const report = folder.report(CHAPTERS)
  const read = readFacts(folder.read(CHAPTERS) ?? '', chapters, report)
  const listed = Object.entries(read?.value ?? {}).flatMap(([topic, { entries }]) =>
    entries.map((slug, at) => {
      return { topic, text: slug, line: read?.lineOf(topic, 'entries', at) ?? 1 }
    }),
  )
  reportRepeated(listed, report)
  const stories: Record<string, readonly string[]> = {}
  const entries = listed.flatMap(({ topic, text: slug, line }) => {
    const file = `${slug}.md`
    const page = folder.read(file, { needed: false })
    if (page === undefined) report(line, `There is no file ${file}.`)
    const entry = readEntry(page ?? '', page === undefined ? () => {} : folder.report(file))
    const list = (kind: string, needed: boolean) => {
      const name = `${slug}.${kind}.txt`
      const words = folder.read(name, { needed: needed && page !== undefined })
      return words === undefined ? undefined : readLines(words, folder.report(name))
    }
    const asked = list('asked', true) ?? []
    const told = list('stories', false)
    if (told) stories[slug] = told
    return entry ? [{ topic, slug, asked, ...entry }] : []
  })
  const slugs = new Set(folder.named('.md'))
  const comparisons = readComparisons(folder, slugs)
  if (read) folder.reportRest(`No chapter in ${CHAPTERS} has this entry.`)

  for (const { slug, entry, lineOf } of entries) {
    const reportHere = folder.report(`${slug}.md`)
    const lists = [
      ['related', slugs, 'entry of the guide'],
      ['resources', resources, 'resource'],
    ] as const
    for (const [key, known, kind] of lists) {
      const words = entry[key].map((word, at) => ({ text: word, line: lineOf(key, at) }))
      reportRepeated(words, reportHere)
      for (const { text: word, line } of words) {
        if (word === slug) reportHere(line, 'An entry cannot lead to itself.')
        else if (!known.has(word)) reportHere(line, `There is no ${kind} “${word}”.`)
      }
    }
  }
  return {
    topics: Object.keys(read?.value ?? {}),
    chapters: Object.fromEntries(
      Object.entries(read?.value ?? {}).map(([topic, { label, explanation, category }]) => [
        topic,
        { label, explanation, category },
      ]),
    ),
    entries: entries.map(({ entry, topic, slug, asked }) => ({ slug, topic, ...entry, asked })),
    stories,
    comparisons,
  }
}
