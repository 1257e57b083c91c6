import { sentencesOf } from '../../text/readingGrade.ts'

/** What may stand before a question: "and", "ok so", its number in a list. */
const before = String.raw`(?:(?:and|also|but|so|or|plus|2nd|second|then|ok|okay|y|o|pero),? |\(?[1-9][).:] ?)*`
const inverted = String.raw`(?:do|does|did|can|could|will|would|is|are|am|should|must|may|puedo|puede|pueden) (?:i|we|they|he|she|it|that|this|my|the|his|her|there|someone|anyone)\b`
/** "If I refuse do I get in trouble". */
const ifThen = String.raw`(?:even )?if (?:[^\s?]+ ){1,18}(?<!\b(?:dont|don['’]t|not|to|i|we|they|you|he|she|it) )${inverted}`
const QUESTION_BEGINS = new RegExp(
  String.raw`^${before}(?:(?:what|where|who|how|when)['’]?s\b|(?:what|when|where|who|why|how|can|could|do|does|did|is|are|am|will|would|should|may|must|which|whose|have|has|isnt|isn't|doesnt|doesn't|wont|won't|qué|que|cuándo|cuando|quién|quien|cómo|como|puedo|pueden|puede|i (?:just |also )?(?:want|need|would like|['’]?d like) to (?:know|find out|understand)|(?:i ?['’]?a?m |just |still )*(?:not sure|unsure|wondering|curious) (?:if|whether|what|when|how|who|which)|i (?:do not|don['’]?t) know (?:if|whether|who|which|how long)|tell me (?:if|whether|what|when|how|who))\b|${ifThen})`,
  'i',
)
/** What begins like a question and, beside real ones, mostly is none: "who is a litigator", "do not speak to the school". */
const TELLS = new RegExp(
  String.raw`^${before}(?:i (?:do not|don['’]?t) know\b|(?:i ?['’]?a?m |just |still )*(?:not sure|unsure)\b|(?:who|which) (?:is|was|are|were|has|had) (?:a|an|also|now)\b|(?:where|when|how|why|what) (?:i|we|you|he|she|they|it|my|the|his|her|their)\b|(?:do|did|does|is|are|am|has|have|may|must|will|can) (?:not\b|nothing|something|to\b|in\b|a lot\b|been\b)|may (?:\d|be\b))`,
  'i',
)
const SHORTEST = 12
const LONG_MESSAGE = 700

/** A message in its parts. */
export interface Parts {
  /** What is asked, in order: whole sentences. Empty where no sentence is a question. */
  readonly asked: readonly string[]
  /** What is told beside it. */
  readonly told: string
}

/** Parts a message into what it asks and what it tells. */
export function partsOf(message: string): Parts {
  const pieces = piecesOf(message)
  const like = pieces.filter(isAsked)
  const isMarked = like.some((piece) => MARKED.test(piece))
  const asked = isMarked ? like.filter((piece) => MARKED.test(piece) || !TELLS.test(piece)) : like
  const told = pieces.filter((piece) => !asked.includes(piece)).join(' ')
  return { asked, told: told.slice(0, LONG_MESSAGE) }
}

/** "he is in my lab do i have to go": where a long piece has no stops, an inverted verb begins a question. */
function splitRunOn(piece: string): string[] {
  return piece.length < RUN_ON ? [piece] : piece.split(INVERTED)
}
const RUN_ON = 100
const INVERTED =
  /(?<!\b(?:what|when|where|who|why|how|which|whose)(?: [\w'’]+){0,3}|\b(?:i|we|you|he|she|it|they|that|if|as|than))\s+(?=(?:do|does|did|can|could|will|would|should|must|am) (?:i|we|they|he|she|my|the)\b)/i

const asks = String.raw`(?:what|when|where|who|why|how|can|could|do|does|did|will|is|are|should|am|must|may|isnt|isn't|doesnt|doesn't)\b`
const ALSO = new RegExp(
  String.raw`(?:[,;]|\s-)?\s+(?:and also|also|and then|plus|and|but|so)\s+(?=${asks}(?!['’])|${ifThen})|(?:[,;:]|\s-+)\s+(?=${asks}(?!['’])|${ifThen})`,
  'i',
)
/** "1) is it over 2) can I appeal" */
const NUMBERED = new RegExp(String.raw`\s+(?=\(?[1-9][).:] ?(?:${asks}|${ifThen}))`, 'i')

/** "can my mom come, and also who pays?" asks twice. */
function splitAlso(sentence: string): string[] {
  return sentence.split(ALSO).flatMap((part) => part.split(NUMBERED))
}

/** Its sentences, and the parts of those that ask twice, in order. */
export function piecesOf(message: string): readonly string[] {
  return message
    .split(/\n+/)
    .flatMap((line) => sentencesOf(line.replace(/\?(?=[^\s?!])/g, '? ')))
    .flatMap((sentence) => sentence.split(/(?<=\?)\s+|(?<=[.!])\s+/))
    .flatMap(splitAlso)
    .flatMap((piece) => (message.includes('?') ? [piece] : splitRunOn(piece)))
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
}

export function isAsked(piece: string): boolean {
  return piece.length >= SHORTEST && (MARKED.test(piece) || QUESTION_BEGINS.test(piece))
}
/** What ends a question that is marked as one. */
export const MARKED = /\?\W*$/

/** Of more questions than are heard those that are marked as such, then the first, in their order. */
export function mostAsked(asked: readonly string[], most: number): readonly string[] {
  const marked = asked.map((piece, at) => ({ at, isMarked: MARKED.test(piece), piece }))
  return marked
    .toSorted((a, b) => Number(b.isMarked) - Number(a.isMarked) || a.at - b.at)
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at)
    .map(({ piece }) => piece)
}
