/** Which passage bears a sentence out. Words alone are compared: what is only meant alike is not let through. */
import type { Passage } from '@hub/core/assistant/exchange'
import { findCites } from '@hub/core/knowledge/findCites'
import { type Claim, claimOf, modals, NOT } from './claims.ts'
import { sentencesOf } from './sentenceEnd.ts'

/** Fewer words claim too little to tell what they are about. */
const FEWEST_WORDS = 3
/** Of so many words one may be the writer's own, as long as it is not firm. */
const WORDS_FOR_OWN = 5
/** What narrows a statement, and has to be said with it. */
const conditions = ['if', 'only', 'college', 'k12']
/** How a sentence begins that says of its words that they are the document's. */
const ofDocument =
  /^([-*\d.)\s]*)(?:(?:in|according to) your (?:letter|document|notice|e-?mail)\b(?:,? page \d+)?,?|(?:your|the) (?:letter|document|notice|e-?mail)(?:,? page \d+)? (?:says|states|writes|tells you)(?: that)?)/i
/** What no statement of ours holds. */
const foreign = /\]\(|\/\/|[<>]|\b(\w+) \1 \1\b/i
/** The guide never speaks of itself. */
const first = /\b(?:I|me|my|we|our)\b/
/** A question that the reader may put to somebody. */
const ownQuestion = /\b(?:I|my|me|we|our)\b.*\?["”’)*_]*\s*$/s

/** What was given to a model to answer from, ready to be compared. */
export class Support {
  readonly #units: readonly { readonly passage: Passage; readonly claim: Claim }[]
  /** All words of the guide's passages. */
  readonly #ours: ReadonlySet<string>

  constructor(passages: readonly Passage[]) {
    this.#units = passages.flatMap((passage) =>
      unitsOf(passage.text).map((text) => ({ passage, claim: claimOf(text) })),
    )
    const ours = this.#units.filter(({ passage }) => passage.page === undefined)
    this.#ours = new Set(ours.flatMap(({ claim }) => claim.words))
  }

  /**
   * The passages that say what the sentence says. The letter's own words bear out only a sentence that says it is from
   * there: a letter may be wrong, or hold orders.
   */
  of(text: string): Passage[] {
    const isQuoted = ofDocument.test(text)
    const claim = claimOf(withoutCites(isQuoted ? text.replace(ofDocument, '$1') : text))
    if (foreign.test(text) || first.test(text) || claim.words.length < FEWEST_WORDS) return []
    const found = this.#units.filter(
      (unit) => (unit.passage.page !== undefined) === isQuoted && bearsOut(unit.claim, claim),
    )
    return [...new Set(found.map(({ passage }) => passage))]
  }

  /** Whether it is a question of the reader's own about what the guide speaks of. */
  isOwnQuestion(text: string): boolean {
    if (!ownQuestion.test(text) || foreign.test(text)) return false
    const { firm, words } = claimOf(withoutCites(text.replace(/^[^:“"]*[:“"]/, '')))
    const isOwn = (word = '') => !isModal(word) && !this.#ours.has(word)
    const own = words.filter(isOwn).length
    return (
      own <= Math.floor(words.length / WORDS_FOR_OWN) && ![...firm].some((at) => isOwn(words[at]))
    )
  }
}

function withoutCites(text: string): string {
  return findCites(text)
    .toReversed()
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
}

/** Each sentence, and each with the one after it. */
function unitsOf(text: string): string[] {
  const single = sentencesOf(text)
  return single.flatMap((one, at) => {
    const next = single[at + 1]
    return next === undefined ? [one] : [one, `${one} ${next}`]
  })
}

/** Whether all of a claim but a few words of its own is said by another one, in the same order. */
function bearsOut(said: Claim, claimed: Claim): boolean {
  const { firm, words } = claimed
  const mostOwn = Math.floor(words.length / WORDS_FOR_OWN)
  const known = new Set(said.words)
  const own = words.filter((word) => !known.has(word)).length
  if (own > mostOwn || [...firm].some((at) => !known.has(words[at] ?? ''))) return false
  const pairs = inOrder(words, said.words)
  if (words.length - pairs.length > mostOwn) return false
  const paired = new Set(pairs.map(([at]) => at))
  if ([...firm].some((at) => !paired.has(at))) return false
  return (
    // A "not" that stands behind all of it is about something else.
    countOf(NOT, said.words.slice(0, (pairs.at(-1)?.[1] ?? 0) + 1)) === countOf(NOT, words) &&
    (words.some(isModal) || !said.words.some(isModal)) &&
    conditions.every((word) => !said.words.includes(word) || words.includes(word))
  )
}

const isModal = (word: string) => modals.has(word.split(' ').at(-1) ?? '')
const countOf = (word: string, words: readonly string[]) =>
  words.filter((one) => one === word).length

/** The longest row of words that both have in the same order, by their places. */
function inOrder(one: readonly string[], other: readonly string[]): [number, number][] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = one.length - 1; i >= 0; i--) {
    for (let j = other.length - 1; j >= 0; j--) {
      const length =
        one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
      ;(lengths[i] as Uint16Array)[j] = length
    }
  }
  const pairs: [number, number][] = []
  for (let [i, j] = [0, 0]; i < one.length && j < other.length; ) {
    if (one[i] === other[j]) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return pairs
}
