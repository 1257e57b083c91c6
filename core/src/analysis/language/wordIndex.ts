import type { Reading } from '../../document/reading.ts'
import type { Need } from './needs.ts'
import { Places } from './places.ts'

/** The words of a reading's sentences, in order, and the sentences that have each. */
interface WordIndex {
  readonly words: readonly string[]
  readonly sentences: ReadonlyMap<string, readonly number[]>
  /** What was looked up before: the patterns share most of their words. None of these may be changed. */
  readonly known: Map<Need, Places>
}

const indexes = new WeakMap<Reading, WordIndex>()

/** The sentences that can meet a need; all of them where nothing is needed. */
export function candidates(reading: Reading, need: Need | null): Places {
  const count = reading.sentences.length
  return need === null ? Places.all(count) : meeting(indexOf(reading), count, need)
}

/** The words of a text in small letters, as a need means them. */
export function wordsOf(plain: string): readonly string[] {
  return plain.match(/[a-z]+/g) ?? []
}

function meeting(index: WordIndex, count: number, need: Need): Places {
  const before = index.known.get(need)
  if (before) return before
  const places =
    typeof need === 'string' ? having(index, count, need) : ofSeveral(index, count, need)
  index.known.set(need, places)
  return places
}

function ofSeveral(index: WordIndex, count: number, need: Exclude<Need, string>): Places {
  const isAny = 'any' in need
  const [first = '', ...more] = isAny ? need.any : need.all
  const places = Places.of(meeting(index, count, first))
  for (const one of more) {
    if (isAny) places.add(meeting(index, count, one))
    else places.keep(meeting(index, count, one))
  }
  return places
}

/** The sentences that have a word, or one with this beginning. */
function having({ sentences, words }: WordIndex, count: number, word: string): Places {
  const places = new Places(count)
  if (word.endsWith(' ')) {
    for (const at of sentences.get(word.slice(0, -1)) ?? []) places.set(at)
    return places
  }
  // Right behind the last word that begins so: no letter comes behind '{'.
  const [from, to] = [firstFrom(words, word), firstFrom(words, `${word}{`)]
  for (const one of words.slice(from, to)) {
    for (const sentence of sentences.get(one) ?? []) places.set(sentence)
  }
  return places
}

/** Where the first word stands that does not come before `word`. */
function firstFrom(words: readonly string[], word: string): number {
  let [from, to] = [0, words.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((words[middle] ?? '') < word) from = middle + 1
    else to = middle
  }
  return from
}

function indexOf(reading: Reading): WordIndex {
  const made = indexes.get(reading)
  if (made) return made
  const sentences = new Map<string, number[]>()
  for (const { index: at, plain } of reading.sentences) {
    for (const word of wordsOf(plain)) {
      const list = sentences.get(word)
      if (!list) sentences.set(word, [at])
      else if (list.at(-1) !== at) list.push(at)
    }
  }
  const index = { words: [...sentences.keys()].toSorted(), sentences, known: new Map() }
  indexes.set(reading, index)
  return index
}
