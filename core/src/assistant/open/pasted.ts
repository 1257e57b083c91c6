import type { Report } from '../../analysis/report.ts'
import { onePage } from '../../document/documentText.ts'
import { joinPlainLines } from '../../extract/txt/plainLines.ts'
import { shortAnswerFromGuide } from '../compose/fromGuide.ts'
import { joined } from '../compose/joined.ts'
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
  /** Its lines joined where a mail program broke them. */
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
  return { asked, letter: joinPlainLines(message.slice(from).trim()) }
}

const speaks = /\?|\b(?:i|im|my|me|we|our|please|explain|help|got|summari[sz]e|que|mi)\b/i

/**
 * What the pasted letter is and says; null where it is no letter of a case. Nothing in it is done.
 *
 * @param report of the letter
 */
export function pastedAnswer(
  { asked, letter }: Pasted,
  report: Report,
  question: Question,
): Answer | null {
  if (report.docType === 'other') return null
  const intent = asked === '' ? 'summary' : documentIntent(asked)
  // "what do you think??" before a letter asks what it says; a question about the process is read beside it.
  return aboutDocument(
    { ...question, message: asked },
    { text: onePage(letter), report },
    intent ?? 'summary',
    pastedLetter,
  )
}

/** Where a letter could not be read here; what is asked beside it is answered by the guide. */
export function unreadAnswer({ asked }: Pasted, question: Question): Answer {
  const unread: Answer = { kind: 'answer', text: UNREAD, citations: [] }
  const beside =
    asked === '' ? null : shortAnswerFromGuide({ ...question, message: asked }, { nearest: true })
  return beside ? joined(unread, beside) : unread
}

const UNREAD = `I could not read the letter that you pasted. I can read it if you upload it at **Documents**: there you see what it is, what it says and which dates matter.

Until then, look for dates in it. Some letters say by when you have to answer.`
