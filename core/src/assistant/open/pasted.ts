import { analyze } from '../../analysis/analyze.ts'
import { onePage } from '../../document/documentText.ts'
import type { Answer, Question } from '../exchange.ts'
import { aboutDocument } from './documentAnswer.ts'
import { documentIntent } from './documentIntent.ts'
import { pastedLetter } from './quoting.ts'

const SHORTEST_LETTER = 400
const beginning =
  /^[ \t>*]*(?:dear\b|to:|from:|re:|subject:|date:|via e-?mail|memorandum|notice of\b|office of\b).*$/im
const signs = [
  beginning,
  /^[ \t>]*(?:sincerely|regards|kind regards|best regards|respectfully|best,)/im,
  /\b(?:you are (?:hereby )?(?:notified|advised|informed)|this (?:letter|notice|email) (?:is|serves)|please be advised|we (?:are writing|write) to)\b/i,
  /\b(?:title ix coordinator|office of title ix|title ix office|34 c\.?f\.?r)\b/i,
]

/** A letter of the school inside of a message. */
export interface Pasted {
  /** What the writer says of their own, before the letter; may be ''. */
  readonly asked: string
  readonly letter: string
}

/** The letter that a message holds; null for all other messages. */
export function pastedIn(message: string): Pasted | null {
  if (message.length < SHORTEST_LETTER) return null
  if (signs.filter((sign) => sign.test(message)).length < 2) return null
  const at = beginning.exec(message)?.index ?? 0
  // What stands before the salutation may be the letter's head: only what speaks is the writer's own.
  const own = message
    .slice(0, at)
    .split(/\n\s*\n/)
    .filter((part) => speaks.test(part))
  const asked = own.join('\n').trim()
  const last = own.at(-1)
  const from = last === undefined ? 0 : message.indexOf(last) + last.length
  return { asked, letter: message.slice(from).trim() }
}

const speaks = /\?|\b(?:i|im|my|me|we|our|please|explain|help|got|summari[sz]e|que|mi)\b/i

/** What the pasted letter is and says; null where it is no letter of a case. Nothing in it is done. */
export function pastedAnswer({ asked, letter }: Pasted, question: Question): Answer | null {
  const text = onePage(letter)
  const report = analyze(text)
  if (report.docType === 'other') return null
  const intent = asked === '' ? 'summary' : documentIntent(asked)
  // "what do you think??" before a letter asks what it says; a question about the process is read beside it.
  return aboutDocument(
    { ...question, message: asked },
    { text, report },
    intent ?? 'summary',
    pastedLetter,
  )
}
