import type { Reading, Sentence } from '../../document/reading.ts'
import type { Mention } from '../../reader/mentions.ts'
import { sampleOf } from '../classify/sampleOf.ts'
import { isName, isTitle, nameSource, plainLetters } from './names.ts'
import { isNameAt, onOneLine, sentenceStarts, trimmed } from './namesInText.ts'

/** Words of a sentence that name a person, or "you". */
export interface NameMention extends Mention {
  /** The name as the sentence has it; undefined for "you". */
  readonly name?: string
}

/** Each takes as long to read as two sentences. More of one form of a name, or of "you", change nothing (decision 0059). */
const MOST_OF_ONE = 2
const MOST_OF_YOU = 5
const MOST_MENTIONS = 300

/** All words of a document that may name somebody, and those sentences that speak to whoever reads it. */
export function mentionsIn(reading: Reading): readonly NameMention[] {
  const sample = sampleOf(reading.sentences)
  const names = sample.flatMap((sentence) => namesIn(reading, sentence))
  const yours = sample.flatMap((sentence) => youIn(sentence))
  const some = [...Map.groupBy(names, ({ name }) => name).values()].flatMap((own) =>
    own.slice(0, MOST_OF_ONE),
  )
  return [...some.slice(0, MOST_MENTIONS), ...yours.slice(0, MOST_OF_YOU)]
}

/** "Dear Mr. Lind": what begins a line or a sentence in capitals belongs to no name. */
const someone = new RegExp(`(?!${sentenceStarts} )${nameSource}`, 'g')

function namesIn(reading: Reading, { index, text }: Sentence): NameMention[] {
  const { even, places } = onOneLine(text)
  const letters = plainLetters(even)
  return [...letters.matchAll(someone)].flatMap(({ 0: found, index: from }) => {
    const part = trimmed(found)
    const at = from + found.indexOf(part)
    const name = even.slice(at, at + part.length)
    if (!isNameAt(even, at, name) || !isPerson(reading, name)) return []
    if (degree.test(name) && even.slice(0, at).endsWith(', ')) return []
    if (isPlace(even, at, name) || isFamily(even, at, name)) return []
    const end = at + part.length
    return [{ name, sentence: index, start: places?.[at] ?? at, end: places?.[end] ?? end }]
  })
}

/**
 * Not "Designation Form", whose last word the document also writes small, where no title tells that it is a name; nor
 * "Senior Associate Athletics Director".
 */
function isPerson({ document: { text } }: Reading, name: string): boolean {
  if (isTitled.test(name) || !isName(name)) return isName(name)
  const words = name.split(' ')
  const last = words.at(-1) ?? ''
  if (words.length > 2 && isTitle(last)) return false
  const small = last.toLowerCase()
  return small === last || !new RegExp(`(?<![\\w.@-])${escaped(small)}(?![\\w@]|\\.\\w)`).test(text)
}

/** "in Orr 14": a room. */
function isPlace(even: string, at: number, name: string): boolean {
  return (
    !isTitled.test(name) &&
    /\b(?:at|in|inside|into|near|outside|of) $/.test(even.slice(0, at)) &&
    /^ \d/.test(even.slice(at + name.length))
  )
}

/** "the Orrs" */
function isFamily(even: string, at: number, name: string): boolean {
  return /^[^ ]+s$/.test(name) && /\b[Tt]he $/.test(even.slice(0, at))
}

/** "Ana Orr, J.D." */
const degree = /^(?:J\.|Ed\.|Ph\.|M\.|LL\.)(?:D|A|S|M|Ed)\.?$/

const isTitled = /^(?:Student [A-Z\d]|(?:M[rsx]|Mrs|Miss|Dr|Prof|Rev|Sr|Hon)\.? )/
const escaped = (words: string) => words.replace(/[^\p{L}\d’' -]/gu, '\\$&')

function youIn({ index, text, block }: Sentence): NameMention[] {
  const at = block.kind === 'heading' ? -1 : text.search(/\b[Yy]ou(?:rs?)?\b/)
  const word = /^you(?:rs?)?/i.exec(text.slice(at))?.[0] ?? ''
  return at === -1 ? [] : [{ sentence: index, start: at, end: at + word.length }]
}
