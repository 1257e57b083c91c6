import type { Candidate } from '../detail.ts'
import { bodyWords, personVerbs, plainWords } from '../words/plainWords.ts'
import { determiners, relationWords, titles } from '../words/titles.ts'
import type { Word } from '../words/word.ts'
import { wordSet } from '../words/wordSet.ts'
import {
  adjoins,
  couldBeName,
  endOfName,
  isDoubtful,
  isFirstName,
  isMarked,
  nameRun,
} from './nameRun.ts'
import { titledNameAt } from './titledNames.ts'

/** Doubtful names that are verbs or nouns so often that small letters rule them out. */
const verbLike = wordSet(
  'art bill bob chance chase don drew earl earnest frank grant hope joy lance mark may max mercy miles norm pat rob rose skip sue tanner ward will wade hunter hall rich val star sky ray',
)
const FURTHEST_DETERMINER = 4

/** "my roommate Jamie", "a student named Xiomara", "the investigator, Karen Liu,". */
export function findRelatedNames(text: string, words: readonly Word[]): Candidate[] {
  const found: Candidate[] = []
  for (let at = 0; at < words.length; at += 1) {
    const relation = words[at]
    if (!relation || relation.possessive || !relationWords.has(relation.key)) continue
    const owner = determinerBefore(words, at)
    const last = owner === null ? null : namedAfter(words, at)
    const from = words[owner ?? at]
    const to = words[last ?? at]
    if (last === null || !from || !to) continue
    const name = words[nameStart(words, at)]
    const end = endOfName(text, to)
    found.push({
      kind: 'person_name',
      start: from.start,
      end: end + closingComma(text, words, at, end),
      core: text.slice(name?.start ?? from.start, end),
      reason: 'is a person’s name.',
      replacement: text.slice(from.start, relation.end),
    })
    at = last
  }
  return found
}

function determinerBefore(words: readonly Word[], at: number): number | null {
  for (let back = at - 1; back >= Math.max(0, at - FURTHEST_DETERMINER); back -= 1) {
    const word = words[back]
    if (!word || !adjoins(words[back + 1])) return null
    if (determiners.has(word.key)) return back
    if (personVerbs.has(word.key)) return null
    if (word.possessive && !relationWords.has(word.key)) return null
  }
  return null
}

function nameStart(words: readonly Word[], relation: number): number {
  return isNaming(words[relation + 1]) ? relation + 2 : relation + 1
}

function isNaming(word: Word | undefined): boolean {
  return word !== undefined && /^(?:named|called)$/.test(word.key) && word.gap === ' '
}

/** The index of the last word of the name after a relation word, or null where there is none. */
function namedAfter(words: readonly Word[], relation: number): number | null {
  const first = nameStart(words, relation)
  const name = words[first]
  if (!name || name.opens || !/^,? $/.test(name.gap)) return null
  if (titles.has(name.key)) return titledNameAt(words, first)?.last ?? null
  if (plainWords.has(name.key) || bodyWords.has(name.key)) return null
  if (isMarked(name)) return markedName(words, relation, first)
  if (isFirstName(name)) return unmarkedEnd(words, first)
  if (name.gap !== ' ') return null
  if (words[relation + 1]?.key === 'named') return first
  return isDoubtful(name) && !verbLike.has(name.key) ? first : null
}

function markedName(words: readonly Word[], relation: number, first: number): number | null {
  const name = words[first]
  if (!name) return null
  const run = nameRun(words, first)
  if (run.isBody) return null
  if (isFirstName(name) || isDoubtful(name) || first > relation + 1) return run.last
  // An unknown word after "the student" may be a school or a team; two make a name.
  const mine = /^(?:my|his|her|their|our)$/.test(words[relation - 1]?.key ?? '')
  const couldBe = couldBeName(name) && !relationWords.has(name.key)
  return couldBe && (mine || run.last > first) ? run.last : null
}

function unmarkedEnd(words: readonly Word[], first: number): number {
  const next = words[first + 1]
  const surname = adjoins(next) && next.capital && !plainWords.has(next.key)
  return surname && !personVerbs.has(next.key) && !words[first]?.possessive ? first + 1 : first
}

/** "my roommate, Jamie, saw" loses both commas, so the second belongs to the detail. */
function closingComma(text: string, words: readonly Word[], relation: number, end: number): number {
  const opened = words[nameStart(words, relation)]?.gap.startsWith(',')
  return opened && text[end] === ',' ? 1 : 0
}
