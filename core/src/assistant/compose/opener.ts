import type { Statement } from '../../knowledge/guide/entry.ts'
import { stemsOf } from '../../retrieval/stems.ts'
import { plainWords } from '../language/plainWords.ts'
import { partsOf } from '../understand/parts.ts'
import { leans } from './leans.ts'

const opener = /^(?:(?:At a college|As a rule|Mostly|In K-12), )?(?:yes|no)([.,])\s+/i
/** What follows "Yes, " and can stand alone. */
const sentence = /^(?:it|you|they|the|a|one|either|paying|what|your|title ix|no one|nobody)\b/i

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
const leave = /\b(?:can|could|may|allowed|able|right|opportunity|choice|puedo|puede|pueden)\b/
const own = /\b(?:i|we|my|you|parties|party|puedo)\b/
const others = /\b(?:they|school|college|coordinator|investigator|pueden)\b/

/**
 * Whether a statement's "Yes." or "No." answers a question: who is to do it, whether they have to or may, and what it is are the
 * same. "The college must record it" is no "yes" to "can I record", nor "you may refuse" to "do I have to go".
 */
export function opensFor({ text }: Statement, question: string): boolean {
  const [opened] = opener.exec(text) ?? []
  if (opened === undefined) return false
  const [said = ''] = plainWords(
    text.slice(opened.length).replace(/\byour (?=school|college)/g, 'the '),
  ).split(' | ')
  const plain = plainWords(question)
  const asks = yesOrNo.exec(plain)?.[0] ?? plain
  const isOfWho = (who: RegExp) => !who.test(asks) || who.test(said)
  const isSameDuty = duty.test(plain)
    ? duty.test(said)
    : !leave.test(asks) || leave.test(said) || !duty.test(said)
  const what = stemsOf(plain.slice(plain.indexOf(asks) + asks.length)).slice(0, 2)
  const known = new Set(stemsOf(text))
  const isOfWhat = what.filter((stem) => known.has(stem)).length >= what.length / 2
  return isOfWho(own) && isOfWho(others) && isSameDuty && isOfWhat
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
