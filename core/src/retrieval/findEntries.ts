import type { GuideEntry, Statement } from '../knowledge/guide/entry.ts'
import { guideEntry } from '../knowledge/guide.ts'
import { closenessTo } from './closeness.ts'
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

/** How well a statement of an entry answers a question, in log odds that compare with those of all others. */
export type AnswersTo = (slug: string, statement: Statement) => number

/** What fits a question. */
export interface Found {
  /** Best first. */
  readonly fits: readonly Fit[]
  /** What the question is rather about and the guide leaves to others, with its share. */
  readonly beyond: { readonly kind: string; readonly score: number } | null
  readonly answersTo: AnswersTo
}

/**
 * What speaks for a statement, in log odds, fitted on labeled questions (decision 0058): what was heard of it and of its entry, and
 * the words of its entry and its own beside the question.
 */
const WEIGHTS = { heard: 1.05, entry: 0.2, words: 0.75, near: 1 }

/** What an entry's share by its words counts for where they stand alone. */
const WORDS_ALONE = 4
const NEAR_ALONE = 2

/** A statement that the model has not learned is heard as others of its entry are on average, and by so much of its own words. */
const NEW_WORDS = 4
/** Where the words stand alone, how far down an entry's answer a statement stands counts against it. */
const PLACE = 0.1

/** A share of nothing would rule an entry out, whatever the words say. */
const LEAST = 1e-6

/** What a question is compared by. */
export interface Compared {
  /** What was heard, each with what it counts for: 1 in all. */
  readonly heard: readonly (readonly [Pick<Heard, 'entries' | 'statements'>, number])[]
  /** Texts whose words count, each with what that adds for the entry that fits them best, in log odds. */
  readonly said: readonly (readonly [string, number])[]
  /** The question itself, for the words of statements. */
  readonly text: string
  /** Leaves out statements that are not for who asks. */
  readonly isFor?: (statement: Statement) => boolean
  /** What each entry gains by what the talk is about, in log odds. */
  readonly subject?: ReadonlyMap<string, number>
}

/**
 * The entries that fit what a model heard, together with the words: on messages that neither had seen, both find more than
 * either. An entry fits as well as its best statement answers.
 */
export function entriesHeard(compared: Compared): Found {
  const { heard, isFor = () => true } = compared
  const slugs = [...(heard[0]?.[0].entries.keys() ?? [])]
  const answersTo = answersHeard(compared)
  const fits = slugs.flatMap((slug) => {
    const entry = guideEntry(slug)
    if (!entry) return []
    const own = [...placesIn(slug).values()].filter(({ statement }) => isFor(statement))
    const scores = own.map(({ statement }) => answersTo(slug, statement))
    return scores.length === 0 ? [] : [{ entry, score: Math.max(...scores) }]
  })
  const beyond = slugs
    .filter((name) => name.startsWith(BEYOND))
    .map((name) => ({
      kind: name.slice(BEYOND.length),
      score: Math.exp(entryShare(compared, name)),
    }))
    .toSorted((a, b) => b.score - a.score)
  return { fits: inShares(fits), beyond: beyond[0] ?? null, answersTo }
}

/** What was heard of an entry, in log odds. */
function entryShare({ heard }: Compared, name: string): number {
  return heard.reduce((sum, [{ entries }, part]) => {
    return sum + part * Math.log((entries.get(name) ?? 0) + LEAST)
  }, 0)
}

/** What speaks for a statement, each as a number of its own. */
export type Signs = Readonly<Record<keyof typeof WEIGHTS, number>>

/** @returns what speaks for a statement of an entry */
export function signsOf(compared: Compared): (slug: string, statement: Statement) => Signs {
  const { heard, said, subject, text } = compared
  const words = wordsOf(said)
  const near = closenessTo(text)
  const heardOf = (name: string) =>
    heard.reduce((sum, [{ statements }, part]) => sum + part * (statements.get(name) ?? 0), 0)
  const isKnown = (name: string) => heard.some(([{ statements }]) => statements.has(name))
  const averageOf = (places: readonly Place[]) => {
    const known = places.filter(({ name }) => isKnown(name))
    return known.reduce((sum, { name }) => sum + heardOf(name), 0) / (known.length || 1)
  }
  const shares = new Map<string, number>()
  return (slug, statement) => {
    const places = placesIn(slug)
    const name = places.get(statement.text)?.name ?? ''
    const share = shares.get(slug) ?? entryShare(compared, slug)
    shares.set(slug, share)
    const closeness = near(statement)
    return {
      heard: isKnown(name)
        ? heardOf(name)
        : averageOf([...places.values()]) + NEW_WORDS * closeness,
      entry: share,
      words: (words.get(slug) ?? 0) + (subject?.get(slug) ?? 0),
      near: closeness,
    }
  }
}

function answersHeard(compared: Compared): AnswersTo {
  const signs = signsOf(compared)
  return (slug, statement) => weighed(signs(slug, statement))
}

function weighed(signs: Signs): number {
  const names = Object.keys(WEIGHTS) as (keyof Signs)[]
  return names.reduce((sum, name) => sum + WEIGHTS[name] * signs[name], 0)
}

interface Place {
  readonly statement: Statement
  readonly name: string
  /** How far down in the answer it stands; under a heading as the second. */
  readonly place: number
}

const places = new Map<string, ReadonlyMap<string, Place>>()

/** An entry's statements by their text. */
function placesIn(slug: string): ReadonlyMap<string, Place> {
  const known = places.get(slug)
  if (known) return known
  const entry = guideEntry(slug)
  const own = new Map((entry ? placesOf(entry) : []).map((one) => [one.statement.text, one]))
  places.set(slug, own)
  return own
}

function placesOf({ answer, more, slug }: GuideEntry): readonly Place[] {
  const below = more.flatMap(({ statements }) => statements)
  return [...answer, ...below].map((statement, at) => ({
    statement,
    name: statementName(slug, statement.text),
    place: at < answer.length ? at : 1,
  }))
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
  const near = closenessTo(text)
  const ofEntry = new Map(
    fits.map(({ entry, score }) => [entry.slug, WORDS_ALONE * Math.log(score)]),
  )
  const answersTo: AnswersTo = (slug, statement) => {
    const place = placesIn(slug).get(statement.text)?.place ?? 0
    const own = ofEntry.get(slug) ?? WORDS_ALONE * Math.log(LEAST)
    return own + NEAR_ALONE * near(statement) - PLACE * place
  }
  return { fits, beyond: null, answersTo }
}
