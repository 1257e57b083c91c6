import type { GuideEntry } from '@hub/core/knowledge/guide/entry'
import { z } from 'zod'
import { AUDIENCES, readAudience } from './audience.ts'
import { type Facts, readFacts } from './facts.ts'
import { readSections, type Section, splitPage } from './markdown.ts'
import type { Report } from './problem.ts'
import { month, text } from './schema.ts'
import { readStatement } from './statement.ts'

const facts = z.strictObject({
  title: text.max(80, 'has more than 80 characters'),
  summary: text.max(160, 'has more than 160 characters'),
  audience: text.transform((words, context) => {
    const read = words === 'Everyone' ? {} : readAudience(words)
    if (!read) context.addIssue(`must be Everyone, ${AUDIENCES}`)
    return { school: read?.school ?? 'both', role: read?.role ?? 'both' } as const
  }),
  checked: month,
  related: z.array(text),
  resources: z.array(text),
})

/** What the file of an entry holds; the chapter and the wordings stand elsewhere. */
export type WrittenEntry = Omit<GuideEntry, 'slug' | 'topic' | 'asked'>

/** The sections of an entry in their order; the last may be left out. */
const headings = { answer: 'Answer', steps: 'What you can do', ask: 'Questions to ask' } as const
const MORE = 'More'

/** Reads the file of one entry; null where its facts are wrong, which is reported as all else is. */
export function readEntry(
  file: string,
  report: Report,
): { entry: WrittenEntry; lineOf: Facts<unknown>['lineOf'] } | null {
  const page = splitPage(file, report)
  const read = page && readFacts(page.facts.text, facts, report, page.facts.line)
  if (!page || !read) return null
  const sections = readSections(page.body, report)
  const named = (heading: string) => sections.find((section) => section.heading === heading)
  for (const [at, { heading, line }] of sections.entries()) {
    const known = [...Object.values(headings), MORE]
    const first = sections.findIndex((section) => section.heading === heading)
    if (known.includes(heading) && first === at) continue
    report(line, `“${heading}” must be one of: ${known.join(', ')}; each stands here once.`)
  }
  const itemsOf = (heading: string) => {
    const section = named(heading)
    if (!section) report(page.body.line, `The section “## ${heading}” is missing.`)
    else reportForm(section, 'items', report)
    return section?.items ?? []
  }
  const more = named(MORE)
  if (more) reportForm(more, 'parts', report)
  const { audience, ...rest } = read.value
  return {
    lineOf: read.lineOf,
    entry: {
      ...rest,
      appliesTo: audience,
      answer: itemsOf(headings.answer).map((item) => readStatement(item, report)),
      steps: itemsOf(headings.steps).map((item) => item.text),
      ask: itemsOf(headings.ask).map((item) => item.text),
      more: (more?.parts ?? []).map((part) => {
        reportForm(part, 'items', report)
        return {
          heading: part.heading,
          statements: part.items.map((item) => readStatement(item, report)),
        }
      }),
    },
  }
}

/** Reports a section that has nothing, or items where it should have headings, or the other way round. */
function reportForm({ heading, line, ...held }: Section, form: 'items' | 'parts', report: Report) {
  const asked = { items: 'items of a list (- )', parts: 'headings (###) with items' }
  const other = form === 'items' ? 'parts' : 'items'
  if (held[form].length > 0 && held[other].length === 0) return
  report(line, `“${heading}” must hold ${asked[form]}, and nothing else.`)
}
