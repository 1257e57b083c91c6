import { doubtfulNames, firstNames } from '../words/firstNames.ts'
import { bodyWords, plainWords } from '../words/plainWords.ts'
import type { Word } from '../words/word.ts'
import { wordSet } from '../words/wordSet.ts'

const particles = wordSet('de la del van der von bin al el dos da di du le')
const LONGEST_RUN = 4

/** A capital letter that says something: not in a line of capitals or in title case. */
export function isMarked(word: Word): boolean {
  return word.capital && word.telling
}

/** A first name that is not also a plain word or a place. */
export function isFirstName(word: Word): boolean {
  return firstNames.has(word.key) || firstNames.has(word.key.split('-')[0] ?? '')
}

/** A name that is also a word or a place, such as Grace or Austin. */
export function isDoubtful(word: Word): boolean {
  return doubtfulNames.has(word.key)
}

/** A marked word that could be part of a name: not a plain word, office, law or group. */
export function couldBeName(word: Word | undefined): word is Word {
  return (
    word !== undefined &&
    isMarked(word) &&
    !plainWords.has(word.key) &&
    !bodyWords.has(word.key) &&
    !/^\p{Lu}{2,4}$/u.test(word.text)
  )
}

/** True when only a space (or an initial's or a title's point and a space) parts two words. */
export function adjoins(word: Word | undefined): word is Word {
  return word !== undefined && !word.opens && /^\.? $/.test(word.gap)
}

/** The capitalised words from index `first` on that stand together, at most four. */
export function nameRun(words: readonly Word[], first: number): { last: number; isBody: boolean } {
  let last = first
  let isBody = bodyWords.has(words[first]?.key ?? '')
  for (let at = first + 1; at <= first + LONGEST_RUN; at += 1) {
    const word = words[at]
    if (words[at - 1]?.possessive || !adjoins(word)) break
    // A point parts names only after an initial: "Jamie T. Smith".
    if (word.gap.startsWith('.') && words[at - 1]?.text.length !== 1) break
    if (isParticle(words, at)) continue
    if (!isMarked(word) || plainWords.has(word.key)) break
    if (bodyWords.has(word.key)) isBody = true
    last = at
  }
  return { last, isBody }
}

/** "van" or "de la" in front of the rest of a name. */
export function isParticle(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]
  const leadsOn = adjoins(next) && (isMarked(next) || particles.has(next.key))
  return particles.has(words[at]?.key ?? '') && leadsOn
}

/** Where a name ends: "Jamie S." keeps its point unless that point ends the sentence. */
export function endOfName(text: string, last: Word): number {
  const pointed = last.text.length === 1 && text[last.end] === '.'
  return pointed && /^(?:,|\s\p{Ll})/u.test(text.slice(last.end + 1, last.end + 3))
    ? last.end + 1
    : last.end
}
