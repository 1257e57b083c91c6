import { editDistance } from '../text/editDistance.ts'

/** A known word that a typed one may stand for, and how surely: 1 the same word, less for a beginning or a slip. */
export interface Candidate {
  word: number
  quality: number
}

/** All words of the index, numbered from 0 in the order they came, findable by beginning and with slips. */
export interface Vocabulary {
  /** The number of a word, new or known. */
  numberOf(word: string): number
  /** The number of a known word. */
  find(word: string): number | undefined
  /** What a typed word may stand for among words that `inUse`, surest first, at most 256 of a kind. */
  candidates(typed: string, inUse: (word: number) => number): Candidate[]
}

const mostCandidates = 256

// How many pairs of letters a number of slips may spoil, as a rule.
const lostPairs = [0, 3, 5, 6]

export function createVocabulary(): Vocabulary {
  const words: string[] = []
  const numbers = new Map<string, number>()
  const byPair = new Map<number, number[]>()
  let sorted: number[] = []
  const shared: number[] = []
  const seen: number[] = []

  function numberOf(word: string): number {
    const known = numbers.get(word)
    if (known !== undefined) return known
    const number = words.length
    words.push(word)
    numbers.set(word, number)
    for (const pair of new Set(letterPairs(word))) {
      const list = byPair.get(pair)
      if (list) list.push(number)
      else byPair.set(pair, [number])
    }
    return number
  }

  const byLetters = (a: number, b: number) => (words[a]! < words[b]! ? -1 : 1)
  const wordAt = (place: number) => words[sorted[place]!]!

  function firstAtLeast(text: string): number {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (wordAt(middle) < text) low = middle + 1
      else high = middle
    }
    return low
  }

  // A few new words are put in their places; many are sorted in, as at start.
  function bringSortedUpToDate(): void {
    if (words.length - sorted.length > 32) {
      sorted = [...words.keys()].toSorted(byLetters)
    }
    for (let next = sorted.length; next < words.length; next++) {
      sorted.splice(firstAtLeast(words[next]!), 0, next)
    }
  }

  function beginningWith(typed: string): Candidate[] {
    bringSortedUpToDate()
    const found: Candidate[] = []
    for (let at = firstAtLeast(typed); at < sorted.length && wordAt(at).startsWith(typed); at++) {
      found.push({ word: sorted[at]!, quality: prefixQuality(typed, wordAt(at)) })
    }
    return found
  }

  // A word is compared letter by letter only if it shares enough pairs of letters with the typed one.
  function withSlips(typed: string, most: number): Candidate[] {
    const found: Candidate[] = []
    const close: number[] = []
    const pairs = letterPairs(typed)
    const enough = Math.max(1, pairs.length - (lostPairs[most] ?? 0))
    for (const pair of new Set(pairs)) {
      for (const word of byPair.get(pair) ?? []) {
        const count = (shared[word] ?? 0) + 1
        shared[word] = count
        if (count === 1) seen.push(word)
        if (count === enough) close.push(word)
      }
    }
    for (const word of close) {
      const quality = slipQuality(typed, words[word]!, most)
      if (quality > 0) found.push({ word, quality })
    }
    for (const word of seen) shared[word] = 0
    seen.length = 0
    return found
  }

  return {
    numberOf,
    find: (word) => numbers.get(word),
    candidates(typed, inUse) {
      const best = new Map<number, Candidate>()
      const take = (found: Candidate[]) => {
        const used = found.filter(({ word }) => inUse(word) > 0)
        used.sort(
          (a, b) =>
            b.quality - a.quality || inUse(b.word) - inUse(a.word) || byLetters(a.word, b.word),
        )
        for (const candidate of used.slice(0, mostCandidates)) {
          if ((best.get(candidate.word)?.quality ?? 0) < candidate.quality)
            best.set(candidate.word, candidate)
        }
      }
      take(beginningWith(typed))
      // A word that is right as it stands is seldom meant for another, and never by two slips.
      const number = numbers.get(typed)
      const known = number !== undefined && inUse(number) > 0
      const slips = Math.min(slipsAllowed(typed), known ? 1 : 2)
      if (slips > 0) take(withSlips(typed, slips))
      if (slips > 1 && typed.length > 6 && best.size === 0) take(withSlips(typed, 3))
      return [...best.values()].toSorted(
        (a, b) => b.quality - a.quality || byLetters(a.word, b.word),
      )
    },
  }
}

// The start counts as a letter, so that words with the same first letter are nearer.
function letterPairs(word: string): number[] {
  const pairs: number[] = []
  for (let at = 0; at < word.length; at++) {
    pairs.push((at === 0 ? 0 : word.charCodeAt(at - 1)) * 65536 + word.charCodeAt(at))
  }
  return pairs
}

// Short words have too many neighbours to guess; very long ones are no words.
function slipsAllowed(typed: string): number {
  if (typed.length < 4 || typed.length > 24) return 0
  return typed.length < 6 ? 1 : 2
}

function prefixQuality(typed: string, word: string): number {
  return word.length === typed.length ? 1 : 0.6 + (0.32 * typed.length) / word.length
}

function slipQuality(typed: string, word: string, most: number): number {
  if (word.length < typed.length - most) return 0
  // A longer word can only be meant by its beginning, with one slip.
  const longer = word.length > typed.length + most
  if (longer && (typed.length < 5 || typed.charCodeAt(0) !== word.charCodeAt(0))) return 0
  const limit = longer ? 1 : most
  const { whole, beginning } = editDistance(typed, word, limit)
  const sameStart = typed.charCodeAt(0) === word.charCodeAt(0) ? 1 : 0.8
  const rate = (slips: number) => 1 - (1.6 * slips) / typed.length
  if (whole <= limit) return rate(whole) * sameStart
  const half = typed.length > 4 && beginning <= 1 && sameStart === 1
  return half ? rate(beginning) * (0.6 + (0.3 * typed.length) / word.length) : 0
}
