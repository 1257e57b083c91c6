import type { GuideEntry } from '../../knowledge/guide/entry.ts'
import { guide } from '../../knowledge/guide.ts'
import type { Turn } from '../exchange.ts'

/** Fitted on talks: what it adds, in log odds, that the answer before was of an entry, of one that is related to it, of one of its chapter. */
const SAME = 0.2
const RELATED = 0.45
const CHAPTER = 0.7
/** An opening "Yes." may have been left out, so only the end of a statement is looked for. */
const END = 60

/** What a talk is about: what each entry gains by the answer before. */
export function subjectOf(history: readonly Turn[]): ReadonlyMap<string, number> {
  const answer = history.findLast(({ role }) => role === 'assistant')
  const entry = answer && firstIn(answer.content)
  if (!entry) return new Map()
  return new Map(
    guide.map(({ slug, topic }) => [
      slug,
      (slug === entry.slug ? SAME : 0) +
        (entry.related.includes(slug) ? RELATED : 0) +
        (topic === entry.topic ? CHAPTER : 0),
    ]),
  )
}

/** The entry whose statement stands first in an answer. */
function firstIn(content: string): GuideEntry | undefined {
  const found = guide.map((entry) => {
    const said = [...entry.answer, ...entry.more.flatMap(({ statements }) => statements)]
    const places = said.map(({ text }) => content.indexOf(text.slice(-END))).filter((at) => at >= 0)
    return { entry, at: Math.min(...places) }
  })
  const first = found.reduce((best, each) => (each.at < best.at ? each : best))
  return Number.isFinite(first.at) ? first.entry : undefined
}
