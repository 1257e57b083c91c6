import { findDates } from '../deadlines/findDates.ts'
import { letterDate } from '../deadlines/letterDate.ts'
import type { DocumentText } from '../document/documentText.ts'
import { readDocument } from '../document/reading.ts'
import { checkRules } from './checkRules.ts'
import { audienceOf } from './classify/audienceOf.ts'
import { classifyDocument } from './classify/classifyDocument.ts'
import { followedRule } from './classify/followedRule.ts'
import type { Facts } from './facts.ts'
import { keyFindings } from './findings/keyFindings.ts'
import { standardOfEvidence } from './findings/standardOfEvidence.ts'
import { recommend } from './recommendations.ts'
import type { Report } from './report.ts'
import { rules } from './rules/index.ts'
import { scoreOf } from './score.ts'
import { readAgain } from './secondReading/secondReading.ts'
import { daysToNote } from './summary/daysToNote.ts'
import { leadOf, summarize } from './summary/summarize.ts'

/**
 * Reads a document and says what it is, what it says, which dates matter and what to ask about (SPEC.md).
 * Pure and deterministic: the same text gives the same report. Time grows in line with the length.
 *
 * @param document its text and pages; all offsets of the report count in `document.text`
 */
export function analyze(document: DocumentText): Report {
  const facts = factsOf(document)
  const { issues, points } = checkRules(rules, facts, readAgain)
  const { audience, dates, docType, rule } = facts
  return {
    docType,
    audience,
    rule,
    standardOfEvidence: facts.standardOfEvidence,
    summary: summarize(facts),
    lead: leadOf(facts),
    keyFindings: keyFindings(facts),
    potentialIssues: issues,
    dates,
    toNote: daysToNote(facts).map(({ iso, meaning, what }) => ({ iso, meaning, what })),
    recommendations: recommend({ docType, issues, dates }),
    compliance: scoreOf(points, issues),
  }
}

/** What is known of a document before the rules are checked. */
function factsOf(document: DocumentText): Facts {
  const reading = readDocument(document)
  const docType = classifyDocument(reading)
  const written = letterDate(reading)
  return {
    reading,
    docType,
    audience: audienceOf(reading),
    rule: followedRule(reading),
    standardOfEvidence: docType === 'other' ? null : standardOfEvidence(reading),
    letterDate: written,
    dates: findDates(reading, { docType }),
  }
}
