import type { Candidate } from '../detail.ts'
import { surnames } from '../words/firstNames.ts'
import { bodyWords, personVerbs, plainWords } from '../words/plainWords.ts'
import { determiners, rankWords, relationWords, strongTitles, titles } from '../words/titles.ts'
import type { Word } from '../words/word.ts'
import { isDoubtful, isFirstName, isMarked, isParticle, nameRun } from './nameRun.ts'

const PUBLIC_PEOPLE = /^(?:biden|trump|obama|bush|clinton)$/

/** A title and the name after it, or null. `at` is the index of the title's word. */
export function titledNameAt(
  words: readonly Word[],
  at: number,
): { first: number; last: number; replacement: string } | null {
  let title = at
  // "Coach Mr. Davis", "Dean Dr. Lee": the second title stands before the name.
  if (titles.has(words[at + 1]?.key ?? '') && follows(words[at + 1], words[at])) title += 1
  const next = words[title + 1]
  const replacement = titles.get(words[at]?.key ?? '')
  if (!replacement || !next || !follows(next, words[title]) || words[title]?.possessive) return null
  if (PUBLIC_PEOPLE.test(next.key)) return null
  // "Mr. Will Grant": after such a title even "Will" is a name.
  const will = strongTitles.has(words[title]?.key ?? '') && isMarked(next) && isDoubtful(next)
  if (plainWords.has(next.key) && !will) return null
  const last = nameAfterTitle(words, title)
  if (last === null) return null
  const rank = words[at - 1]
  const first = rank && rankWords.has(rank.key) && follows(words[at], rank) ? at - 1 : at
  return { first, last, replacement }
}

function nameAfterTitle(words: readonly Word[], title: number): number | null {
  let first = title + 1
  while (isParticle(words, first)) first += 1
  const name = words[first]
  const holder = words[title]
  if (!name || !holder) return null
  const strong = strongTitles.has(holder.key)
  if (isMarked(name)) {
    const run = nameRun(words, first)
    if (run.isBody && !(strong && run.last === first)) return null
    const article = determiners.has(words[title - 1]?.key ?? '')
    const loose = !holder.capital && !strong && article && run.last === first
    return loose && !isFirstName(name) ? null : run.last
  }
  return isUnmarkedName(words, title, strong) ? withSurname(words, title + 1) : null
}

/** "dr. lee", "professor kowalski gave": small letters, so another sign is needed. */
function isUnmarkedName(words: readonly Word[], title: number, strong: boolean): boolean {
  const name = words[title + 1]
  const next = words[title + 2]
  if (!name || bodyWords.has(name.key) || name.key.endsWith('ly')) return false
  if (surnames.has(name.key) || isFirstName(name)) return true
  if (personVerbs.has(name.key) || relationWords.has(name.key) || titles.has(name.key)) return false
  if (strong) return name.text.length > 1
  const article = /^(?:the|a|an)$/.test(words[title - 1]?.key ?? '')
  return !article && (name.possessive || personVerbs.has(next?.key ?? ''))
}

function withSurname(words: readonly Word[], at: number): number {
  const next = words[at + 1]
  return follows(next, words[at]) && !words[at]?.possessive && surnames.has(next.key) ? at + 1 : at
}

const SHORT = /^(?:dr|mr|mrs|ms|mx|prof|rev|sgt|assoc|asst)$/

/** Parted from the title by a space; a point may stand between only after a short title. */
function follows(word: Word | undefined, title: Word | undefined): word is Word {
  if (word === undefined || title === undefined) return false
  return word.gap === ' ' || (word.gap === '. ' && SHORT.test(title.key))
}

/** Names with a title: "Dean Hale", "Prof. Garcia", "dr. lee". */
export function findTitledNames(words: readonly Word[]): Candidate[] {
  const found: Candidate[] = []
  for (let at = 0; at < words.length; at += 1) {
    if (!titles.has(words[at]?.key ?? '')) continue
    const named = titledNameAt(words, at)
    const first = words[named?.first ?? at]
    const last = words[named?.last ?? at]
    if (!named || !first || !last) continue
    found.push({
      kind: 'person_name',
      start: first.start,
      end: last.end,
      reason: 'is a person’s name.',
      replacement: named.replacement,
    })
    at = named.last
  }
  return found
}
