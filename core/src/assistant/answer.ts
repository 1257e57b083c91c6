import type { Report } from '../analysis/report.ts'
import { type DocumentText, onePage } from '../document/documentText.ts'
import { answerFromGuide, shortAnswerFromGuide } from './compose/fromGuide.ts'
import { inSpanish } from './compose/inSpanish.ts'
import { joined } from './compose/joined.ts'
import type { Crisis } from './crisis/crisis.ts'
import { crisisAnswer } from './crisis/crisisAnswer.ts'
import { findCrisis } from './crisis/findCrisis.ts'
import { gentleLine } from './crisis/gentleLine.ts'
import type { Answer, Question } from './exchange.ts'
import { documentAnswer } from './open/documentAnswer.ts'
import { type Pasted, pastedAnswer, pastedIn, unreadAnswer } from './open/pasted.ts'
import { quickAnswer, quickTopicOf } from './quickResponse.ts'
import { judgeScope, wishAgainst } from './scope/judgeScope.ts'
import type { OutOfScope } from './scope/outOfScope.ts'
import { scopeAnswer } from './scope/scopeAnswer.ts'
import { askerOf } from './understand/asker.ts'
import { asAsked } from './understand/replies.ts'
import { smallTalkAnswer } from './understand/smallTalk.ts'

/**
 * The built-in assistant's answer: pure, so the same question has the same answer everywhere. A crisis comes
 * before all else, then what has to be left to others; then the open document or the guide answers, or it says
 * that it does not know. Any text is accepted.
 */
export function answer(asked: Question): Answer {
  const question = asAsked(asked)
  const pasted = pastedIn(question.message)
  const first = answerBefore(pasted, question)
  if (first) return first
  const found =
    (pasted && letterAnswer(pasted, question)) ??
    documentAnswer(question) ??
    answerFromGuide(question)
  const line = gentleLine(ownWords(pasted, question))
  return line === null ? found : { ...found, text: `${line}\n\n${found.text}` }
}

/**
 * Has the letter that a message holds analyzed, where its answer will speak of it: nobody in a crisis waits for that.
 *
 * @param analyze gives null where the letter could not be analyzed
 * @returns the question, with the report of its letter where there is one
 */
export async function withLetterRead(
  question: Question,
  analyze: (letter: DocumentText) => Promise<Report | null>,
): Promise<Question> {
  const pasted = pastedIn(question.message)
  if (!pasted || answerBefore(pasted, question)) return question
  const letterReport = await analyze(onePage(pasted.letter))
  return letterReport ? { ...question, letterReport } : question
}

/** What is said before any letter, document or entry of the guide is looked at; null for most messages. */
function answerBefore(pasted: Pasted | null, question: Question): Answer | null {
  const crisis = findCrisis(question)
  const unwanted = crisis && !crisis.byRule ? wishAgainst(question, !crisis.sure) : null
  if (crisis && unwanted && !crisis.kinds.includes('threat')) {
    const refused = refusedIn(question, unwanted)
    // Who tells of being sought may be heard as one who seeks: both are said.
    return crisis.sure ? joined(crisisAnswer(crisis, question, true), refused) : refused
  }
  if (crisis) return answerInCrisis(crisis, question)
  const quick = quickTopicOf(question.message)
  if (quick) return quickAnswer(quick, question)
  const talk = pasted ? null : smallTalkAnswer(question.message)
  return talk ?? refusal(ownWords(pasted, question))
}

/** What a pasted letter says is no request of the writer. */
function ownWords(pasted: Pasted | null, question: Question): Question {
  return pasted ? { ...question, message: pasted.asked } : question
}

function letterAnswer(pasted: Pasted, question: Question): Answer | null {
  const { letterReport } = question
  return letterReport
    ? pastedAnswer(pasted, letterReport, question)
    : unreadAnswer(pasted, question)
}

/**
 * What the guide says of the case follows the lines to call, unless minutes count or others may get hurt: then nothing may
 * draw the eye from them.
 */
function answerInCrisis(crisis: Crisis, question: Question): Answer {
  const doubtful = !crisis.sure || crisis.kind === 'unclear'
  const refused = doubtful ? refusal(question) : null
  if (refused) return joined(crisisAnswer(crisis, question, true), refused)
  const mayFollow = doubtful || (crisis.rest && !crisis.immediate && crisis.kind !== 'threat')
  const short = mayFollow ? shortAnswerFromGuide(question, { nearest: true }) : null
  const first = crisisAnswer(crisis, question, short !== null)
  if (!short) return first
  return joined(first, crisis.sure ? short : answerFromGuide(question))
}

/** What cannot be answered, and the part of the question that can. */
function refusal(question: Question): Answer | null {
  const scope = judgeScope(question)
  if (!scope) return null
  const refused = refusedIn(question, scope)
  const rest = scope.rest ? (documentAnswer(question) ?? shortAnswerFromGuide(question)) : null
  return rest ? joined(refused, rest) : refused
}

/** A refusal in the asker's language. */
function refusedIn(question: Question, scope: OutOfScope): Answer {
  const refused = scopeAnswer(scope)
  return askerOf(question).spanish ? { ...refused, text: inSpanish(refused.text) } : refused
}
