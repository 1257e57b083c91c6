import { analyzed } from '@hub/core/analysis/fixtures/analyzed'
import type { PotentialIssue } from '@hub/core/analysis/report'
import { lawCheckedWords } from '@hub/core/knowledge/law'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ResultsCard } from './ResultsCard.tsx'

const file = new Uint8Array(0)

const silence: PotentialIssue = {
  id: 'NOA-12',
  title: 'Silence',
  text: 'It forbids you to speak of the case.',
  cite: '34 CFR 106.45(b)(5)(iii)',
  kind: 'contradicted',
  severity: 'major',
  why: 'You may speak of it.',
  ask: 'May I speak of it?',
}

test('results on a device end with the rule in force, since when the Code has it, and the last check', async () => {
  const report = await analyzed('Title IX Office\n\nYou may bring one support person.')
  const words = renderToStaticMarkup(<ResultsCard report={report} notes={[]} file={file} />)
  expect(words).toMatch(
    /not legal advice.*the Code has shown its text again since September 29, 2026/,
  )
  expect(words).toContain(`Last checked ${lawCheckedWords}`)
})

test('results on a device have the parts of the full report: dates with their way into the case clock, who is who, questions', async () => {
  const read = await analyzed(
    `Larkmoor College\n\nNovember 16, 2026\n\nThe complainant is Ana Orr. Your interview is set for November 19, 2096. You must not discuss this matter with anyone.\n\nTitle IX Office`,
    'notice_of_meeting_or_interview',
  )
  const report = { ...read, potentialIssues: [silence] }
  const words = renderToStaticMarkup(<ResultsCard report={report} notes={[]} file={file} />)
  for (const part of [
    'The dates',
    'November 19, 2096',
    'Who is who',
    'Ana Orr',
    'Questions to take to the meeting',
    'Add these dates to your case clock',
  ]) {
    expect(words).toContain(part)
  }
})

test('of a file of several letters the results say which they are, and to add each by itself', async () => {
  const read = await analyzed('Title IX Office\n\nYou may bring one support person.')
  const letters = [
    { docType: 'hearing_notice', page: 1 },
    { docType: 'written_determination', page: 3 },
  ] as const
  const shown = (report: typeof read) =>
    renderToStaticMarkup(<ResultsCard report={report} notes={[]} file={file} />)
  expect(shown({ ...read, letters })).toContain(
    'This file seems to hold 2 letters: Hearing notice (page 1), Written determination (page 3).',
  )
  expect(shown(read)).not.toContain('This file seems to hold')
})

test('of a document in another language the results say that it was not read, and what to do', async () => {
  const words = 'Le escribo para informarle que esta oficina ha recibido una queja formal. '
  const report = await analyzed(words.repeat(5), 'notice_of_allegations')
  const shown = renderToStaticMarkup(<ResultsCard report={report} notes={[]} file={file} />)
  for (const said of [
    'We can read only English.',
    'We could not look for dates.',
    'Ask the school',
  ])
    expect(shown).toContain(said)
  for (const kept of ['The dates', 'We found no', 'nothing to raise', 'Title IX case'])
    expect(shown).not.toContain(kept)
})
