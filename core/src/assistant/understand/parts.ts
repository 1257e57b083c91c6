import { sentencesOf } from '../../text/readingGrade.ts'

const QUESTION_BEGINS =
  /^(?:and |also |but |so |plus |2nd |second |then )*(?:what|when|where|who|why|how|can|could|do|does|did|is|are|am|will|would|should|may|must|which|whose|have|has|isnt|isn't|doesnt|doesn't|wont|won't|qué|que|cuándo|cuando|quién|quien|cómo|como|puedo|pueden|puede)\b/i
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
  const asked = pieces.filter(isAsked)
  const told = pieces.filter((piece) => !asked.includes(piece)).join(' ')
  return { asked, told: told.slice(0, LONG_MESSAGE) }
}

/** "can my mom come, and also who pays?" asks twice. */
function splitAlso(sentence: string): string[] {
  return sentence.split(
    /(?:[,;]|\s-)?\s+(?:and also|also|and then|plus|and|but|so)\s+(?=(?:what|when|where|who|why|how|can|could|do|does|did|will|is|are|should|am|must|may)\b(?!['’]))|(?:[,;:]|\s-+)\s+(?=(?:what|when|where|who|why|how|can|could|do|does|did|will|is|are|should|am|must|may|isnt|isn't|doesnt|doesn't)\b(?!['’]))/i,
  )
}

/** Its sentences, and the parts of those that ask twice, in order. */
export function piecesOf(message: string): readonly string[] {
  return message
    .split(/\n+/)
    .flatMap((line) => sentencesOf(line.replace(/\?(?=[^\s?!])/g, '? ')))
    .flatMap((sentence) => sentence.split(/(?<=\?)\s+|(?<=[.!])\s+/))
    .flatMap(splitAlso)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
}

export function isAsked(piece: string): boolean {
  return piece.length >= SHORTEST && (/\?\W*$/.test(piece) || QUESTION_BEGINS.test(piece))
}
