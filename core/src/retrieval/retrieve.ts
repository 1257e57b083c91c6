import type { Passage, Question } from '../assistant/exchange.ts'
import { citationOf, openDocument } from '../assistant/open/quoting.ts'
import { searchDocument } from '../assistant/open/searchDocument.ts'
import { topicsOf } from '../assistant/understand/topics.ts'
import type { GuideEntry, Statement } from '../knowledge/guide/entry.ts'
import type { AnswersTo } from './findEntries.ts'

const FROM_GUIDE = 8
const FROM_DOCUMENT = 3
const MOST_WORDS = 1500

/**
 * What a model may answer from, best first: statements of the guide by the paragraph that they rest on, and
 * the words of the open document by their page. At most 8 of the guide and 3 pages, about 1,500 words.
 */
export function retrieve(question: Question): readonly Passage[] {
  const passages = [...documentPassages(question), ...guidePassages(question)]
  let words = 0
  return passages.filter(({ text }) => {
    const count = text.split(/\s+/).length
    const fits = words + count <= MOST_WORDS
    if (fits) words += count
    return fits
  })
}

function guidePassages(question: Question): Passage[] {
  const { topics } = topicsOf(question)
  const all = topics.flatMap(({ answersTo, fits }) =>
    fits.flatMap(({ entry }) => passagesOf(entry, answersTo)),
  )
  const best = all.toSorted((a, b) => b.answers - a.answers).map(({ passage }) => passage)
  const isFirst = ({ cite, slug }: Passage, at: number) =>
    best.findIndex((one) => one.cite === cite && one.slug === slug) === at
  return best.filter(isFirst).slice(0, FROM_GUIDE)
}

/** The pages of the open document that speak of the question, each with its nearest sentences. */
function documentPassages({ document, message }: Question): Passage[] {
  if (!document) return []
  const pages = new Map<number, string[]>()
  for (const { sentence } of searchDocument(document, message, FROM_DOCUMENT * 2)) {
    pages.set(sentence.page, [...(pages.get(sentence.page) ?? []), sentence.text])
  }
  return [...pages].slice(0, FROM_DOCUMENT).map(([page, sentences]) => ({
    cite: citationOf(openDocument, { page, quote: '' }).cite,
    page,
    text: sentences.join(' … '),
  }))
}

/** An entry's statements, put together by the paragraph that they rest on, with how well the best of each answers. */
function passagesOf(
  entry: GuideEntry,
  answersTo: AnswersTo,
): { readonly passage: Passage; readonly answers: number }[] {
  const byCite = new Map<string, Statement[]>()
  for (const statement of entry.answer) {
    const cite = statement.cites[0]
    if (cite !== undefined) byCite.set(cite, [...(byCite.get(cite) ?? []), statement])
  }
  return [...byCite].map(([cite, statements]) => ({
    passage: {
      cite,
      slug: entry.slug,
      title: entry.title,
      text: statements.map(({ text }) => text).join(' '),
    },
    answers: Math.max(...statements.map((statement) => answersTo(entry.slug, statement))),
  }))
}
