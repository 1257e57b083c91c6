import type { Facts } from '../facts.ts'
import { isSupposed } from '../language/stance.ts'
import type { Verdict } from '../verdict.ts'

/** The points that ask for one standard, whoever the respondent is: 106.45(b)(1)(vii) and (b)(7)(i). */
const standards: ReadonlySet<string> = new Set(['DET-12', 'POL-10'])

const standard =
  /preponderan|clear and convincing|more likely than not|standard of (?:evidence|proof)/
const byStatus =
  /\b(?:as|since|because|where|when|whenever|if) (?:the|a) (?:respondent|accused) (?:is|was) (?:an? |a member of (?:the )?|on the )?(?:[a-z]+ )?(?:student|employee|faculty|staff|professor|instructor|teacher|coach)/
const forAll = /\b(?:alike|same|both|every|all|any|regardless|whoever|no matter|equally)\b/

/** "As a professor by clear and convincing evidence, and not by the preponderance to which students are held". */
function partsStandards(plain: string): boolean {
  const hasBoth = plain.includes('clear and convincing') && plain.includes('preponderan')
  return hasBoth && /\bstudents?\b/.test(plain) && employed.test(plain)
}

const employed =
  /\b(?:employees?|faculty|staff|professors?|instructors?|teachers?|coach(?:es)?|bargaining|union|collective)\b/

/** A sentence that takes the standard of evidence from what the respondent is. */
export function standardByStatus({ reading }: Facts, id: string): Verdict | undefined {
  if (!standards.has(id)) return undefined
  const at = reading.sentences.find(
    (sentence) =>
      standard.test(sentence.plain) &&
      (byStatus.test(sentence.plain) || partsStandards(sentence.plain)) &&
      !forAll.test(sentence.plain) &&
      !isSupposed(sentence),
  )
  return at && { state: 'contradicted', at, likelihood: 0.85 }
}
