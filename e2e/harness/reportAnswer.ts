import { expect, type Locator, type Page } from '@playwright/test'
import { region } from './screen.ts'

const id = '3f1c9a52-7d0e-4b7b-9c55-0d8f5f6f2a01'

/** The address of the report below. */
export const reportAddress = `/analysis/${id}`
/** The address of the call that reads a report. */
export const reportCall = /\/api\/documents\/[^/]+\/report$/

const first = `March 9, 2026

You may bring one person with you. That person may not be an attorney.

You must not discuss this matter with anyone. An interview is set for March 12.

`
const second = 'Either party may appeal. You have ten (10) business days to answer.'
const text = first + second

/** How a day was counted, as the analysis tells it: in whole sentences. */
const counted = '10 business days counted from the letter of March 9, 2026.'

/** What speaks against a day. */
export const doubt =
  'The weekday and the date do not fit: March 12, 2126 is a Tuesday. Ask the coordinator which is meant.'

/** Where some words stand in the letter. */
function at(quote: string) {
  const start = text.indexOf(quote)
  return { quote, page: start < first.length ? 1 : 2, start, end: start + quote.length }
}

const ruleCite = '34 CFR 106.45(b)(5)(iv)'

/** Reports of earlier versions have neither a headline nor the rule's words: here the question has none. */
function issue(kind: string, title: string, quote?: string) {
  return {
    id: title,
    title,
    text: `Text of ${title}.`,
    cite: ruleCite,
    kind,
    severity: 'major',
    why: `Why of ${title}.`,
    ask: `May I ask about ${title}?`,
    ...(kind !== 'ask' && {
      short: `In short: ${title}`,
      headline: `The letter says ${title}. The rule says otherwise.`,
      rule: [{ words: `A recipient’s rule of ${title} …`, cite: ruleCite }],
    }),
    ...(quote && at(quote)),
  }
}

function date(iso: string, meaning: string, what: string, quote: string, computedFrom?: string) {
  const { page, start, end } = at(quote)
  return { text: quote, iso, meaning, what, page, start, end, computedFrom }
}

const point = (state: string, weight: number) => ({
  id: `${state} ${weight}`,
  title: `Point ${state} ${weight}`,
  state,
  weight,
})

/** A report with every kind of part, as the wire has it. */
export function reportAnswer(fields: Record<string, unknown> = {}) {
  return {
    docType: 'notice_of_allegations',
    audience: 'postsecondary',
    rule: '2020',
    standardOfEvidence: 'preponderance',
    summary: 'Someone filed a formal complaint that names you. It tells what comes next.',
    lead: 'Someone filed a formal complaint that names you.',
    keyFindings: [{ title: 'Appeal', text: 'Both may appeal.', ...at('Either party may appeal.') }],
    people: [
      {
        name: 'Lee Park',
        parts: [
          { role: 'investigator', ...at('An interview is set for March 12.') },
          { role: 'title_ix_coordinator', ...at('Either party may appeal.') },
        ],
      },
    ],
    potentialIssues: [
      issue('contradicted', 'Silence', 'You must not discuss this matter with anyone.'),
      issue('missing', 'Presumption'),
      issue('ask', 'Advisor', 'That person may not be an attorney.'),
    ],
    dates: [
      date('P10D', 'period', 'Time to answer', 'ten (10) business days'),
      date('2026-03-23', 'deadline', 'Answer due', 'ten (10) business days', counted),
      { ...date('2126-03-12', 'event', 'First interview', 'March 12'), remark: doubt },
    ],
    recommendations: ['Ask in writing.'],
    compliance: {
      score: 67,
      issues: [],
      points: [
        { ...point('found', 3), met: 'It lets both appeal.', at: at('Either party may appeal.') },
        // Reports of earlier versions say of none what the letter gets right.
        point('found', 2),
        point('ask', 2),
        point('contradicted', 1),
        point('not_found', 1),
      ],
    },
    document: {
      id,
      originalName: 'Letter.pdf',
      text,
      pages: [
        { number: 1, start: 0, end: first.length },
        { number: 2, start: first.length, end: text.length },
      ],
      readBy: 'text',
      notes: [],
    },
    assistant: null,
    ...fields,
  }
}

/** Its title. */
export const reportTitle = 'A formal complaint has been filed. Nothing is decided yet.'

/** The names of its entries for what goes against the rule and for what was not found. */
export const silencePoint = 'The letter says Silence. The rule says otherwise.'
export const missingPoint = 'The letter says Presumption. The rule says otherwise.'

/** Answers every report with this one. */
export async function reportIs(page: Page, report: unknown): Promise<void> {
  await page.route(reportCall, (route) => route.fulfill({ json: report }))
}

/** Opens the report above, with some of its fields changed. */
export async function openReport(page: Page, fields: Record<string, unknown> = {}): Promise<void> {
  await reportIs(page, reportAnswer(fields))
  await page.goto(reportAddress)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(reportTitle)
}

/** Words of its letter that go against the rule. */
export const silence = 'You must not discuss this matter with anyone.'

/** The link in the letter that is made of these words. */
export function markOf(page: Page, words: string): Locator {
  return region(page, 'The letter').getByRole('link', { name: words })
}
