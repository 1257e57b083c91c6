import { analyze } from '@hub/core/analysis/analyze'
import { readerOf } from '@hub/core/analysis/fixtures/analyzed'
import { paperNamed } from '@hub/core/analysis/paperNamed'
import { type Point, points } from '@hub/core/analysis/point'
import type { PotentialIssue } from '@hub/core/analysis/report'
import { requirements } from '@hub/core/analysis/requirements'
import { sentencePassage } from '@hub/core/analysis/sentencePassage'
import { readDocument } from '@hub/core/document/reading'
import { reportAnswer } from './reportAnswer.ts'

/** The letter that the look of the report was drawn with, page by page. */
const pages = [
  `Larkmoor College
Office of Title IX and Equal Opportunity
14 Alder Hall, Larkmoor

November 16, 2026
By college e-mail

Dear Riley Stone:

Notice of Allegations, Case 26-031

On November 9, 2026, this office received a formal complaint signed by Alex Moreno, a student at the College. You are the respondent in that complaint. This letter is your written notice of the allegations. Alex Moreno is receiving the same letter today.

1. What is alleged. The complaint states that between October 5 and October 24, 2026, you sent Alex Moreno more than sixty messages after being asked to stop, and that on Saturday, October 24, 2026, you waited outside the second-floor common room of Wren House, a residence hall on campus. If proved, this may be stalking as our policy and 34 CFR 106.30 use that word.

2. How this will be handled. The enclosed Title IX Grievance Procedures explain each stage: investigation, review of the evidence, investigative report, live hearing, written decision and appeal. They also describe informal resolution, which is possible only if you and Alex Moreno both agree in writing. We expect to finish within about ninety (90) days of this letter. If more time is needed for good cause, both of you will be told why in writing.

3. Interview. Your interview is set for Thursday, November 19, 2026, at 9:00 a.m. in Alder Hall 14. The investigator, Sam Ortiz, and a note-taker will be present. The purpose is to hear your account of the allegations above.

4. Advisor. You may bring one advisor to every meeting. Your advisor must be a current member of the College community and may not be an attorney. Please give us the name of your advisor within five (5) days of this letter.

`,
  `5. Evidence. Before the investigative report is finished, you and Alex Moreno may inspect and review the evidence directly related to the allegations, including evidence that the College does not intend to rely on. It will be sent to you and your advisor electronically. You will then have seven (7) calendar days to respond in writing.

6. Witnesses and documents. It is your responsibility to collect any evidence that supports your account. Within ten (10) business days of the date of this letter, send the investigator the names of your witnesses and copies of your documents.

7. Confidentiality. You must not discuss this matter with anyone other than your advisor and this office until the case is closed.

8. Decision. No decision about responsibility is made until the grievance process has ended. A hearing panel decides, not the investigator.

9. Honesty. Section 4.2 of the Student Code prohibits knowingly making false statements or knowingly submitting false information in this process.

10. Support. Course adjustments, housing changes and counseling are available to both of you at no cost. Retaliation against anyone who takes part, or who declines to take part, is prohibited.

If you believe that a person in this process is biased or has a conflict of interest, tell me in writing.

Sincerely,
Lee Park
Title IX Coordinator
titleix@larkmoor.example | 555-0142

Enclosure: Title IX Grievance Procedures (August 2026)`,
]
const text = pages.join('')
const secondPage = pages[0]?.length ?? 0
const letter = {
  text,
  pages: [
    { number: 1, start: 0, end: secondPage },
    { number: 2, start: secondPage, end: text.length },
  ],
}
const reading = readDocument(letter)

type Kind = 'contradicted' | 'missing' | 'ask'

/** What is judged of its sentences, by requirement: what to raise, in which way, and whether that is likely only. */
const raised: readonly (readonly [id: string, kind: Kind, begins?: string, isUnsure?: boolean])[] =
  [
    ['NOA-09', 'contradicted', 'Your advisor must be a current member'],
    ['EVR-04', 'contradicted', 'You will then have seven'],
    ['MTG-07', 'contradicted', 'You must not discuss'],
    ['NOA-07', 'missing'],
    ['RPT-06', 'contradicted', 'It is your responsibility', true],
    ['NOA-06', 'ask', 'Your interview is set'],
  ]

const met = [
  ['NOA-01', 'This letter is your written notice'],
  ['NOA-02', 'The enclosed Title IX Grievance Procedures explain'],
  ['NOA-03', 'On November 9, 2026, this office'],
  ['NOA-04', 'The complaint states that'],
  ['NOA-05', 'The complaint states that'],
  ['NOA-08', 'No decision about responsibility'],
  ['NOA-10', 'Before the investigative report'],
  ['NOA-11', 'Section 4.2 of the Student Code'],
  ['SUP-04', 'Course adjustments'],
  ['POL-22', 'Retaliation against anyone'],
] as const

/** The report of that letter: six points to raise, ten that it gets right, its people and all its dates. */
export async function noticeReport() {
  return {
    ...reportAnswer(),
    ...(await analyze(letter, readerOf('notice_of_allegations'))),
    potentialIssues: raised.map((one) => issueOf(...one)),
    compliance: {
      score: 61,
      issues: [],
      points: [
        ...raised.map(([id, kind]) => ({
          ...scored(id),
          state: kind === 'missing' ? 'not_found' : kind,
        })),
        ...met.map(([id, begins]) => ({
          ...scored(id),
          state: 'found',
          met: pointOf(id).met,
          at: sentence(begins),
        })),
      ],
    },
    document: { ...reportAnswer().document, ...letter },
  }
}

function issueOf(id: string, kind: Kind, begins?: string, isUnsure = false): PotentialIssue {
  const { ask, contradicted, headline, missing, rule, short, title, toAsk, why } = pointOf(id)
  const { cite, severity } = requirementOf(id)
  const state = kind === 'contradicted' ? 'against' : kind
  return {
    id,
    title,
    short: paperNamed(short[state] ?? '', 'notice_of_allegations'),
    headline: paperNamed(headline[state] ?? '', 'notice_of_allegations'),
    text: { missing, contradicted, ask: toAsk }[kind] ?? '',
    cite,
    rule,
    kind,
    isUnsure,
    severity,
    why,
    ask,
    ...(begins !== undefined && sentence(begins)),
  }
}

function pointOf(id: string): Point {
  const point = points.find(({ requirements: [first] }) => first === id)
  if (!point) throw new Error(`There is no requirement ${id}.`)
  return point
}

function requirementOf(id: string) {
  return requirements[pointOf(id).requirements[0]]
}

function scored(id: string) {
  const weights = { critical: 3, major: 2, minor: 1 }
  return { id, title: pointOf(id).title, weight: weights[requirementOf(id).severity] }
}

/** The sentence of the letter that begins so. */
function sentence(begins: string) {
  const found = reading.sentences.find((one) => one.text.startsWith(begins))
  if (!found) throw new Error(`The letter has no sentence "${begins}".`)
  return sentencePassage(reading, found)
}
