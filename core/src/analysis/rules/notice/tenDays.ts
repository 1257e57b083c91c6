import type { Sentence } from '../../../document/reading.ts'
import type { Facts } from '../../facts.ts'
import { findAll, type Hit } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import { rule, type Verdict } from '../../rule.ts'
import { daysBetween, timeSpans } from './dayCounts.ts'
import { hurriedAnswer } from './hurriedAnswer.ts'

const TEN = 10
/** The answer to the evidence. */
const answer = phrase`(?:respond\w*|respons\w+|comment\w*|repl(?:y|ies)|answers?|written (?:statement|feedback|submission)|feedback|review\w*|inspect\w*|submi\w+|examine|read|objections?|corrections?|say|react\w*|remarks?|input|write|statement|reactions?|thoughts|get back to|hear from you|have your say|views?)`
const evidenceNear =
  /\b(?:evidence|file|materials?|packet|binder|responses?|respond|comments?|inspection|review|record|remarks?|react|thoughts|written|in writing|views?)\b/
/** "They must reach us by Friday", after a sentence on comments. */
const refersBack =
  /^(?:they|these|those|it|this|that|both|all of (?:it|them)) (?:must|should|shall|is|are|has|have|needs?|ought)\b[^.]{0,40}\b(?:reach|arrive|in|due|here|received?|sent|with us)\b/
const inPolicy = /\b(?:evidence|directly related)\b/
/** Other time limits that stand in such letters. */
const otherLimit =
  /\b(?:appeal\w*|hearing|confirm(?:ing)? receipt|tell us whether|acknowledg\w*|link (?:will )?expires?|technical|extension|extend\w*|investigative report (?:will|is)|complete (?:the|her|his|my|its) report|finish\w*|advisor'?s? name|name your|dismiss\w*|password|log ?in|retriev\w*|interview|determination|reschedul\w*|other party'?s? response|each other'?s? response|share[sd]? (?:your|the|each) response|after (?:the )?(?:decision|determination)|password|before the|prior to the|preced\w+|at least|no fewer than|not less than|minimum|or more|office is open|working hours|questions|final report|report (?:is|will be) (?:sent|shared|issued)|seven years)\b/
const dueWord =
  /\b(?:by|until|due|(?:no|not|n't|any)\b.{0,40}\b(?:received|sent|submitted|arriving) after|no later than|not later than|deadline|before|close[sd]?|ends?|on or before|through)\b/

/** 106.45(b)(5)(vi): at least ten days to answer the evidence in writing. */
export const tenDays = rule('EVR-04', {
  reckons: true,
  check: (facts): Verdict => {
    const isPolicy = facts.docType === 'school_policy'
    const inBusinessDays = countsInBusinessDays(facts)
    let found: Hit | null = null
    for (const sentence of facts.reading.sentences) {
      if (!speaksOfAnswer(facts, sentence, isPolicy)) continue
      const days = timeGiven(facts, sentence, inBusinessDays)
      if (days === null) continue
      const at = { sentence, start: sentence.start, end: sentence.end }
      if (days >= TEN) found ??= at
      else if (!more.test(sentence.plain)) return { state: 'contradicted', at }
    }
    for (const at of isPolicy ? [] : findAll(facts.reading, hurriedAnswer)) {
      return { state: 'contradicted', at }
    }
    return found ? { state: 'found', at: found } : { state: 'silent' }
  },
})

function speaksOfAnswer({ reading }: Facts, sentence: Sentence, isPolicy: boolean): boolean {
  const { plain, block, index } = sentence
  const before = reading.sentences[index - 1]?.plain ?? ''
  const topic = `${plain} ${block.lead} ${block.heading}`
  if (block.kind === 'heading') return false
  if (block.kind === 'row' && block.lead.search(answer) !== -1) return evidenceNear.test(block.lead)
  if (plain.search(answer) === -1)
    return !isPolicy && refersBack.test(plain) && before.search(answer) !== -1
  if (!isPolicy) return evidenceNear.test(topic)
  const isOnAppeals = reading.sentences
    .slice(Math.max(0, index - 3), index)
    .some((other) => other.block === block && other.plain.includes('appeal'))
  return inPolicy.test(isOnAppeals ? plain : `${topic} ${before}`)
}

/** The most days that the sentence gives for the answer, by any way of counting; null where it gives none. */
function timeGiven(facts: Facts, sentence: Sentence, inBusinessDays: boolean): number | null {
  const { plain } = sentence
  const spans = timeSpans(inBusinessDays ? asBusinessDays(plain) : plain)
  const own = spans.filter(({ start, end }) => !isOtherLimit(plain, start, end))
  const byDates = daysByDates(facts, sentence)
  const given = [...own.map(({ mostDays }) => mostDays), ...(byDates === null ? [] : [byDates])]
  return given.length === 0 ? null : Math.max(...given)
}

/** Whether the words around a length of time speak of something else than the answer. */
function isOtherLimit(plain: string, start: number, end: number): boolean {
  const from = Math.max(plain.lastIndexOf(';', start), start - 70, 0)
  const around = `${plain.slice(from, start)} ${plain.slice(end, end + 45)}`
  const most = /\b(?:at least|no fewer than|not less than|a minimum of)\s*$/.test(
    plain.slice(0, start),
  )
  return otherLimit.test(
    most ? around.replace(/at least|no fewer than|not less than|minimum/g, '') : around,
  )
}

function daysByDates({ dates, letterDate }: Facts, { start, end, plain }: Sentence): number | null {
  if (letterDate === null || !dueWord.test(plain) || otherLimit.test(plain)) return null
  const days = dates
    .filter((date) => date.start >= start && date.end <= end)
    .map(({ iso }) => daysBetween(letterDate, iso))
    .filter((count) => count !== null && count > 0)
  return days.length === 0 ? null : Math.max(...(days as number[]))
}

const more = /\b(?:additional|further|extended|another) (?:\w+ ){0,3}days?\b/

const definition =
  /\b(?:["']?days?["']?|references? to days?|a day) (?:in this \w+ )?(?:means?|refers? to|are|is|shall mean|(?:are|is) counted as) (?:a |an )?(?:business|school|working|instructional)\b/

function countsInBusinessDays({ reading }: Facts): boolean {
  return reading.sentences.some(({ plain }) => definition.test(plain))
}

function asBusinessDays(plain: string): string {
  return plain.replace(/\b(\d+|[a-z]+\)?) days\b/g, '$1 business days')
}
