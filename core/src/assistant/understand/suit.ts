import type { GuideEntry } from '../../knowledge/guide/entry.ts'
import { guide, guideEntry } from '../../knowledge/guide.ts'
import type { Fit } from '../../retrieval/findEntries.ts'
import { plainWords } from '../language/plainWords.ts'
import type { Asker } from './asker.ts'

const asksMeaning =
  /^(?:so |and |hi |hello |okay )*(?:what (?:is|are)|whats|que es|que son)\b|\b(?:meaning|means?|define|definition|defined|stand for|glossary|que es|que significa)\b/
const GLOSSARY = 0.7
/** "What is ..." is asked: an entry that tells what a thing is. */
const TELLS_WHAT = 1.28
const tellsWhat = /^(?:What .+ (?:is|are|means?)\b|Words for|.+: what )/
const OTHER_SIDE = 0.6
/** An entry of K-12 where nothing says that it is a K-12 school. */
const UNSAID_K12 = 0.8
/** An entry that corrects what the asker believes. */
const BELIEVED = 0.12
/** An entry about what the message tells of. */
const TOLD_OF = 0.14
/** Nothing is asked beside it: what is told says what is wanted. */
const ONLY_TOLD = 0.24
/** An entry that no word of the message found. */
const UNFOUND = { score: 0.1, held: 0.5, ofField: true }
/** What much of the guide points to is asked more often. */
const POINTED_TO = 0.04

const pointers = new Map<string, number>()
for (const { related } of guide) {
  for (const slug of related) pointers.set(slug, (pointers.get(slug) ?? 0) + 1)
}

/** What a message tells of. */
export interface Situation {
  /** The entries that answer it. */
  readonly slugs: readonly string[]
  /** Whether the message asks something of its own beside. */
  readonly asks: boolean
}

/**
 * Orders entries anew by whom they are for and by what kind of question it is.
 *
 * @param believed slugs of the entries that correct what the asker believes
 * @param situation what the message tells of, as slugs, and whether it asks anything beside
 */
export function suited(
  fits: readonly Fit[],
  asker: Asker,
  message: string,
  believed: readonly string[],
  situation: Situation = { slugs: [], asks: true },
): readonly Fit[] {
  const { slugs, asks } = situation
  const meaning = asksMeaning.test(plainWords(message.slice(0, 600)))
  const found = new Set(fits.map(({ entry }) => entry.slug))
  const told = slugs.filter((slug) => !found.has(slug)).flatMap((slug) => guideEntry(slug) ?? [])
  const all = [...fits, ...told.map((entry) => ({ entry, ...UNFOUND }))]
  const own = all.filter(({ entry }) => !isForOtherSchool(entry, asker))
  return (own.length > 0 ? own : all)
    .map((fit) => ({
      ...fit,
      // What happened was understood, in whatever words.
      held: slugs.includes(fit.entry.slug) ? 1 : fit.held,
      score:
        fit.score * shareOf(fit.entry, asker, meaning) +
        (believed.includes(fit.entry.slug) ? BELIEVED : 0) +
        (slugs.includes(fit.entry.slug) ? (asks ? TOLD_OF : ONLY_TOLD) : 0),
    }))
    .toSorted((a, b) => b.score - a.score)
}

/** Whoever is known to be at one kind of school gets no entry that is written for the other. */
function isForOtherSchool({ appliesTo, topic }: GuideEntry, { school }: Asker): boolean {
  if (school === null) return false
  return appliesTo.school === 'both'
    ? topic === 'k12' && school !== 'k12'
    : appliesTo.school !== school
}

function shareOf(entry: GuideEntry, { role, school }: Asker, meaning: boolean): number {
  const { appliesTo, slug, title, topic } = entry
  let share = 1 + POINTED_TO * Math.log2(1 + (pointers.get(slug) ?? 0))
  if (topic === 'glossary' && !meaning) share *= GLOSSARY
  if (meaning && topic !== 'glossary' && tellsWhat.test(title)) share *= TELLS_WHAT
  if (role !== null && appliesTo.role !== 'both' && appliesTo.role !== role) share *= OTHER_SIDE
  const isK12 = topic === 'k12' || appliesTo.school === 'k12'
  if (isK12 && school === null) share *= UNSAID_K12
  return share
}
