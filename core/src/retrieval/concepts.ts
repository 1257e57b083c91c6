import { spanish } from './spanish.ts'
import { stem } from './stem.ts'
import { related } from './synonyms/related.ts'
import { synonyms } from './synonyms.ts'
import { isEmptyWord, wordsOf } from './words.ts'

/** A word of a question and how much it counts against the others. */
export interface Term {
  readonly term: string
  readonly weight: number
}

/** A word inside of a known phrase counts beside the phrase, but less. */
export const PART_OF_PHRASE = 0.5
const RELATED = 0.35
/** Words that are no concept of the field say less of what is asked. */
export const ORDINARY = 0.6
/** Two words that stand side by side say more than the same words apart. */
const PAIR = 0.4

/** Forms of concepts by their first stem, the longest first. */
const forms = new Map<string, { readonly rest: readonly string[]; readonly concept: string }[]>()
for (const [concept, list] of Object.entries(synonyms)) {
  for (const form of list.split(',')) {
    const [first = '', ...rest] = wordsOf(form).map(stem)
    forms.set(first, [...(forms.get(first) ?? []), { rest, concept }])
  }
}
for (const list of forms.values()) list.sort((a, b) => b.rest.length - a.rest.length)

const inEnglish = new Map(
  Object.entries(spanish).flatMap(([english, words]) =>
    words.split(', ').map((word) => [word, wordsOf(english)] as const),
  ),
)

/** The words of a text in English: known Spanish words are put into English one by one. */
export function englishWords(text: string): string[] {
  const words = wordsOf(text).flatMap((word) => inEnglish.get(word) ?? [word])
  const line = words.join(' ')
  const named = namedByDeed.reduce((said, [deed, name]) => said.replace(deed, name), line)
  return named === line ? words : named.split(' ')
}

const person =
  '\\b(?:person|people|guy|guys|man|boy|dude|girl|woman|student|kid|one|someone|classmate|roommate|teammate|professor|teacher|coach|boss)'
const harm =
  '(?:hurt|assaulted|raped|harassed|harasses|stalked|stalks|attacked|abused|groped|touched|molested|drugged|forced|hit|did this to|did it to)'
/** A side of the case, told by what it did: "the guy who hurt me", "the girl that reported me". */
const namedByDeed: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`${person} (?:who|that) (?:\\w+ )?${harm} (?:me|us|my \\w+|him|her)\\b`, 'g'),
    'respondent',
  ],
  [
    new RegExp(
      `${person} (?:(?:who|that) )?(?:i|we) (?:\\w+ )?(?:reported|accused|filed against)\\b`,
      'g',
    ),
    'respondent',
  ],
  [
    new RegExp(
      `${person} (?:who|that) (?:\\w+ )?(?:reported|accused|accuses|accusing) (?:me|us|my \\w+|him)\\b`,
      'g',
    ),
    'complainant',
  ],
]

/** Whether a word is one of the Spanish words that the search knows. */
export function isSpanishWord(word: string): boolean {
  return inEnglish.has(word)
}

/** The words that forms of concepts are made of: right as they stand, whatever the guide says. */
export const conceptWords: ReadonlySet<string> = new Set(
  Object.values(synonyms).flatMap((list) => wordsOf(list)),
)

/**
 * What words are about: concepts for known words and phrases, stems for the rest, and pairs of neighbours.
 * A term comes as often as it is said.
 */
export function termsOf(words: readonly string[]): Term[] {
  const stems = words.map(stem)
  const terms: Term[] = []
  const line: string[] = []
  let phraseEnd = 0
  for (let at = 0; at < stems.length; at++) {
    const found = longestForm(stems, at)
    const inside = at < phraseEnd
    if (found && at + found.length > phraseEnd) {
      for (const concept of found.concepts) terms.push({ term: concept, weight: 1 })
      line.push(found.concepts[0] ?? '')
      if (found.length > 1) phraseEnd = at + found.length
    }
    const alone = found?.length === 1
    const word = words[at] ?? ''
    if (alone || isEmptyWord(word)) continue
    terms.push({ term: stems[at] ?? '', weight: inside || found ? PART_OF_PHRASE : ORDINARY })
    if (!found && !inside) line.push(stems[at] ?? '')
  }
  for (let at = 1; at < line.length; at++) {
    terms.push({ term: `${line[at - 1]} ${line[at]}`, weight: PAIR })
  }
  return terms
}

/** The longest known form that begins here, with all concepts that it stands for. */
function longestForm(stems: readonly string[], at: number) {
  const fits = forms
    .get(stems[at] ?? '')
    ?.filter(({ rest }) => rest.every((part, offset) => part === stems[at + 1 + offset]))
  const length = fits?.[0]?.rest.length
  if (!fits || length === undefined) return undefined
  const longest = fits.filter(({ rest }) => rest.length === length)
  return { concepts: longest.map(({ concept }) => concept), length: length + 1 }
}

/** The terms of a question, each once at its highest weight, with what is related to them. */
export function queryTerms(words: readonly string[]): Term[] {
  const weights = new Map<string, number>()
  const raise = (term: string, weight: number) =>
    weights.set(term, Math.max(weight, weights.get(term) ?? 0))
  for (const { term, weight } of termsOf(words)) {
    raise(term, weight)
    for (const other of related[term] ?? []) raise(other, RELATED)
  }
  return [...weights].map(([term, weight]) => ({ term, weight }))
}
