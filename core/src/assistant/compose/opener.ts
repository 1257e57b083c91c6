import type { Statement } from '../../knowledge/guide/entry.ts'
import { plainWords } from '../language/plainWords.ts'
import { partsOf } from '../understand/parts.ts'
import { leans } from './leans.ts'

const opener = /^(?:(?:At a college|As a rule|Mostly|In K-12), )?(?:yes|no)([.,])\s+/i
/** What follows "Yes, " and can stand alone. */
const sentence = /^(?:it|you|they|the|a|your|title ix|no one|nobody)\b/i

/** A statement for any place: an opening "Yes." or "No." answers one question only, so it goes. */
export function withoutOpener(statement: Statement): Statement {
  const { text } = statement
  const [opened, sign] = opener.exec(text) ?? []
  if (opened === undefined) return statement
  const rest = text.slice(opened.length)
  const standing = sign === '.' || sentence.test(rest) ? rest : rest.replace(/^[^.]*\.\s*/, '')
  if (standing === '' || leans(standing)) return statement
  return { ...statement, text: standing.charAt(0).toUpperCase() + standing.slice(1) }
}

const yesOrNo =
  /\b(?:can|could|may|do|does|did|will|would|is|are|am|must|should|has|have|was|were|puedo|puede|pueden|tengo que) (?:i|we|they|he|she|it|you|my|the|his|her|their|this|that|these|those|title|a|an|any|school|someone|both|either|there|mi|la|el)\b/
/** Where "no" may mean "yes, that is so", or where one of two things is asked for. */
const turned =
  /\b(?:not|never|no|without|or|nobody|cannot|only|even if|against|instead|stop|refuse|allowed|legal|legit|true|right|okay|fair|normal|ok)\b/

const duty = /\b(?:have to|has to|need|needs|must|required?|requires|obliged|gotta|tengo que)\b/
/** Whether a statement's "Yes." or "No." answers a question: "Yes, you may refuse" is none to "do I have to go". */
export function opensFor({ text }: Statement, question: string): boolean {
  const [opened] = opener.exec(text) ?? []
  if (opened === undefined) return false
  if (/\bno[.,]/i.test(opened) || !duty.test(plainWords(question))) return true
  const [first = ''] = text.slice(opened.length).split('. ')
  return duty.test(plainWords(first))
}

/** Whether a message asks one plain question that "Yes." or "No." can answer. */
export function isPlainYesNo(message: string): boolean {
  const { asked } = partsOf(message)
  const [only] = asked
  if (only === undefined || asked.length > 1) return false
  const plain = plainWords(only)
  return (
    yesOrNo.test(plain) &&
    !turned.test(plain) &&
    !/^(?:what|when|who|how|why|where|which)\b/.test(plain)
  )
}
