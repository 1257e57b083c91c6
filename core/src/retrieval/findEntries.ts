import type { GuideEntry, Statement } from '../knowledge/guide/entry.ts'
import { guideEntry } from '../knowledge/guide.ts'
import type { Heard } from './listener.ts'
import { searchGuide } from './searchGuide.ts'
import { statementName } from './statementName.ts'

/** An entry with how well it fits a question, from 0 to 1. */
export interface Fit {
  readonly entry: GuideEntry
  readonly score: number
}

/** What is left to others is heard beside the entries, under names that begin so. */
const BEYOND = 'beyond:'

/** How well a statement of an entry answers a question, in log odds; null where no model has learned it. */
export type AnswersTo = (slug: string, statement: Statement) => number | null

/** What fits a question. */
export interface Found {
  /** Best first. */
  readonly fits: readonly Fit[]
  /** What the question is rather about and the guide leaves to others, with its share. */
  readonly beyond: { readonly kind: string; readonly score: number } | null
  readonly answersTo: AnswersTo
}

/** What counts for a statement: what is heard of it beside the question, and that it was read behind it. */
const HEARD = 1
const READ = 0.6
/** What it counts for an entry that its best statement was read and answers better, or worse, than others. */
const BEST_READ = 0.25

/** What a statement that the model has not learned counts less than the best of its entry. */
const NEW = -0.6

/** A share of nothing would rule an entry out, whatever the words say. */
const LEAST = 1e-6

/**
 * The entries that fit what a model heard, together with the words: on messages that neither had seen, both find more than
 * either.
 *
 * @param heard what was heard, each with what it counts for: 1 in all
 * @param said texts whose words count, each with what that adds for the entry that fits them best, in log odds
 * @param read how well statements answer that were read behind the question, by `statementName`
 * @param subject what each entry gains by what the talk is about, in log odds
 */
export function entriesHeard(
  heard: readonly (readonly [Pick<Heard, 'entries' | 'statements'>, number])[],
  said: readonly (readonly [string, number])[],
  read: ReadonlyMap<string, number> = new Map(),
  subject: ReadonlyMap<string, number> = new Map(),
): Found {
  const slugs = [...(heard[0]?.[0].entries.keys() ?? [])]
  const shareOf = (name: string) => {
    return heard.reduce((sum, [{ entries }, part]) => {
      return sum + part * Math.log((entries.get(name) ?? 0) + LEAST)
    }, 0)
  }
  const words = wordsOf(said)
  const leastRead = Math.min(...read.values())
  const bestRead = (entry: GuideEntry) =>
    read.size === 0
      ? 0
      : Math.max(leastRead, ...namesOf(entry).map((name) => read.get(name) ?? leastRead))
  const scoreOf = (entry: GuideEntry) =>
    shareOf(entry.slug) +
    (words.get(entry.slug) ?? 0) +
    (subject.get(entry.slug) ?? 0) +
    BEST_READ * bestRead(entry)
  const fits = slugs.flatMap((slug) => {
    const entry = guideEntry(slug)
    return entry ? [{ entry, score: scoreOf(entry) }] : []
  })
  const beyond = slugs
    .filter((name) => name.startsWith(BEYOND))
    .map((name) => ({ kind: name.slice(BEYOND.length), score: Math.exp(shareOf(name)) }))
    .toSorted((a, b) => b.score - a.score)
  const answersTo: AnswersTo = (slug, { text }) => {
    const name = statementName(slug, text)
    const heardOf = (own: string) =>
      heard.reduce((sum, [{ statements }, part]) => sum + part * (statements.get(own) ?? 0), 0)
    const isKnown = (own: string) => heard.some(([{ statements }]) => statements.has(own))
    if (!isKnown(name) && !read.has(name)) return null
    const known = isKnown(name) ? [name] : namesIn(slug).filter(isKnown)
    // Of a statement that is new to the model only the reading tells: it is heard as well as others of its entry are.
    const score = Math.max(...known.map(heardOf)) - (isKnown(name) ? 0 : NEW)
    return read.size === 0 ? score : HEARD * score + READ * (read.get(name) ?? leastRead)
  }
  return { fits: inShares(fits), beyond: beyond[0] ?? null, answersTo }
}

function namesIn(slug: string): readonly string[] {
  const entry = guideEntry(slug)
  return entry ? namesOf(entry) : []
}

const names = new Map<string, readonly string[]>()

/** The names of an entry's statements. */
function namesOf({ answer, more, slug }: GuideEntry): readonly string[] {
  const known = names.get(slug)
  if (known) return known
  const all = [...answer, ...more.flatMap(({ statements }) => statements)]
  const own = all.map(({ text }) => statementName(slug, text))
  names.set(slug, own)
  return own
}

/** What the words of texts add for each entry. */
function wordsOf(said: readonly (readonly [string, number])[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const [text, counts] of said) {
    const found = searchGuide(text)
    const most = found[0]?.weight ?? 1
    for (const { slug, weight } of found) {
      sums.set(slug, (sums.get(slug) ?? 0) + (counts * weight) / most)
    }
  }
  return sums
}

/** Scores in log odds as shares of 1, best first. */
function inShares(fits: readonly Fit[]): readonly Fit[] {
  const most = Math.max(...fits.map(({ score }) => score))
  const sum = fits.reduce((all, { score }) => all + Math.exp(score - most), 0)
  return fits
    .map(({ entry, score }) => ({ entry, score: Math.exp(score - most) / sum }))
    .toSorted((a, b) => b.score - a.score)
}

/** The entries by the words alone that they share with a text. */
export function entriesByWords(text: string): Found {
  const fits = searchGuide(text).flatMap(({ score, slug }) => {
    const entry = guideEntry(slug)
    return entry ? [{ entry, score }] : []
  })
  return { fits, beyond: null, answersTo: () => null }
}
