import { mentionsIn } from '@hub/core/analysis/people/nameMentions'
import { findParties } from '@hub/core/analysis/people/parties'
import { withReadParties } from '@hub/core/analysis/people/readParties'
import { onePage } from '@hub/core/document/documentText'
import { readDocument } from '@hub/core/document/reading'
import { readRoles } from '@hub/core/reader/roles'
import { openReader } from '@hub/server/analysis/openReader'
import { expect, test } from 'vitest'
import { letterPeople, timedLetters } from './corpus.ts'

const reader = openReader('models/reader')

/** The people of a text, as the model that ships reads them. */
async function peopleOf(text: string) {
  const reading = readDocument(onePage(text))
  const mentions = mentionsIn(reading)
  const odds = await readRoles(reading.sentences, await reader, mentions)
  return withReadParties(reading, findParties(reading), mentions, odds).map(
    ({ role, name, fullName = name }) => `${role}: ${fullName}`,
  )
}

test.each([
  ['Dear Mr. Lind:\n\nA complaint was filed against you.', 'respondent: Mr. Lind'],
  [
    'Dear Mr. Lind,\n\nShe filed a complaint. It alleges that on May 4, 2026 in Weld Hall you touched her.',
    'respondent: Mr. Lind',
  ],
  ['Dear Ms. Orr,\n\nHe will learn that you have made a report.', 'complainant: Ms. Orr'],
  ['Dear Ms. Ana Orr and Mr. Bo Lind,\n\nThe complainant is Ms. Orr.', 'respondent: Mr. Bo Lind'],
])(
  'F9 who is on which side follows from what the letter says to its reader: %s',
  async (...row) => {
    const [text, person] = row
    expect(await peopleOf(text)).toContain(person)
  },
)

test('F9 the model has learned the parts of those whom the letters of the corpus name', async () => {
  const people = new Map(letterPeople().map(({ letter, people }) => [letter, people]))
  const counts = { right: 0, wrong: 0, all: 0 }
  for (const { id, text } of timedLetters().filter(
    ({ writer }) => writer === 'v' || writer === 'w',
  )) {
    const own = people.get(id) ?? []
    const told = await peopleOf(text)
    const keys = own.flatMap(({ name, also, roles }) =>
      roles.filter((role) => !untold.has(role)).map((role) => ({ role, forms: [name, ...also] })),
    )
    const isTold = ({ role, forms }: (typeof keys)[number]) =>
      forms.some((form) =>
        told.some((one) => one.startsWith(`${role}:`) && one.includes(lastWord(form))),
      )
    counts.all += keys.length
    counts.right += keys.filter(isTold).length
    counts.wrong += told.filter(
      (one) =>
        !keys.some(
          ({ role, forms }) =>
            one.startsWith(`${role}:`) && forms.some((form) => one.includes(lastWord(form))),
        ),
    ).length
  }
  expect(counts.right / counts.all).toBeGreaterThan(0.7)
  expect(counts.wrong / counts.all).toBeLessThan(0.06)
})

/** Parts that a report does not tell. */
const untold = new Set(['witness', 'parent', 'staff', 'other'])
const lastWord = (name: string) => name.split(/\s/).at(-1) ?? name
