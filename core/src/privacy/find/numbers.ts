import type { Candidate } from '../detail.ts'
import { withArticle } from '../words/article.ts'
import { isStated, type TokenizedText } from './tokenizedText.ts'

const ID_LABEL =
  /\b((?:(?:student|university|college|school|campus|banner|employee)\s(?:id(?:\s?(?:number|no\.?|num|#))?|number|no\.?|#)|id\s?(?:number|no\.?|num|#)|id|sid|uid|uin|net\s?id|ssn|social security(?:\snumber)?))(?![a-z])(\s?(?:is|was|[:=,])?\s?#?\s?)([a-z]{0,4}-?\d[\d-]{2,12}\b|[a-z]{1,8}\d{1,5}\b)/gi
const SSN = /(?<![\w-])\d{3}-\d{2}-\d{4}(?![\w-])/g
const ID_SHAPE = /(?<![\w.,$#/:-])(?:[A-Za-z]\d{7,9}|\d{8,9})(?![\w/-]|[.,]\d)/g

const CASE_LABEL =
  /\b((?:incident\s|police\s)?(?:case|report|complaint|file|docket|incident|matter|ticket|reference|ref|investigation|grievance|appeal))(?![a-z])(?:\s(number|num|no|id|ref)\b\.?)?(\s?(?:is|was|[:,])?\s?(#)?\s?)((?:[a-z]{1,5}\d{0,2}[-/])?\d[\da-z]*(?:[-–:/][\da-z]+){0,4})/gi
const NUMBERED = /\bno\.?\s?((?:[a-z]{1,5}\d{0,2}-)?\d[\da-z]*(?:[-–][\da-z]+){1,4})/gi
const CASE_SHAPE =
  /(?<![\w-])(?:[A-Z]{1,5}\d?-\d{2,4}-\d{2,6}|[a-z]\d-\d{4}-\d{2,6}|\d:\d{2}-[a-z]{2}-\d{3,5}|(?:19|20)\d{2}-\d{3,6})(?![\w-])/g
const YEARS = /^(?:19|20)\d{2}[-–](?:(?:19|20)\d{2}|\d{2})$/
const DAY = /^(?:19|20)\d{2}-\d{1,2}-\d{1,2}$/
const COMPACT_DAY = /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/

/** Student and personal ID numbers, and the numbers of cases, reports and complaints. */
export function findNumbers({ text }: TokenizedText): Candidate[] {
  return [...ids(text), ...labelledCases(text), ...bareCases(text)]
}

function ids(text: string): Candidate[] {
  const found: Candidate[] = []
  for (const match of text.matchAll(ID_LABEL)) {
    const [whole, label = '', joint = '', value = ''] = match
    // "ID 3 times" is no number of a person; a net ID has letters first.
    const login = /^net/i.test(label) && /^[a-z]/i.test(value)
    if (!login && digits(value) < 4) continue
    const attached = joint.replace('#', '').trim() === ''
    const start = attached ? match.index : match.index + whole.length - value.length
    const replacement = attached
      ? label.replace(/\s?#$/, '')
      : /,/.test(joint)
        ? 'a private number'
        : 'private'
    found.push(id(start, match.index + whole.length, value, replacement))
  }
  for (const match of [...text.matchAll(SSN), ...text.matchAll(ID_SHAPE)]) {
    if (COMPACT_DAY.test(match[0])) continue
    const replacement = isStated(text, match.index) ? 'private' : 'an ID number'
    found.push(id(match.index, match.index + match[0].length, match[0], replacement))
  }
  return found
}

function id(start: number, end: number, core: string, replacement: string): Candidate {
  const ssn = /^\d{3}-\d{2}-\d{4}$/.test(core)
  const reason = ssn ? 'looks like a Social Security number.' : 'looks like an ID number.'
  return { kind: 'student_id', start, end, core, reason, replacement }
}

function labelledCases(text: string): Candidate[] {
  const found: Candidate[] = []
  for (const match of text.matchAll(CASE_LABEL)) {
    const [whole, noun = '', marker, joint = '', hash, value = ''] = match
    if (!isCaseValue(value, marker !== undefined || hash !== undefined)) continue
    const end = match.index + whole.length
    const stated = /[a-z:]/i.test(joint)
    const label = marker ? `${noun.toLowerCase()} number` : noun.toLowerCase()
    found.push({
      kind: 'case_number',
      start: stated || joint.includes(',') ? end - value.length : match.index,
      end,
      core: (hash ?? '') + value,
      reason: 'looks like a case number.',
      replacement: stated ? 'private' : withArticle(label),
    })
  }
  return found
}

function isCaseValue(value: string, marked: boolean): boolean {
  if (YEARS.test(value) || DAY.test(value)) return false
  if (marked) return digits(value) >= 3
  return /[-–]|^[a-z]+\//i.test(value) && digits(value) >= 5
}

function bareCases(text: string): Candidate[] {
  const found: Candidate[] = []
  for (const pattern of [NUMBERED, CASE_SHAPE]) {
    for (const match of text.matchAll(pattern)) {
      const value = match[1] ?? match[0]
      if (digits(value) < 3 || YEARS.test(value) || DAY.test(value)) continue
      found.push({
        kind: 'case_number',
        start: match.index,
        end: match.index + match[0].length,
        reason: 'looks like a case number.',
        replacement: isStated(text, match.index) ? 'private' : 'a case number',
      })
    }
  }
  return found
}

function digits(value: string): number {
  return value.replace(/\D/g, '').length
}
