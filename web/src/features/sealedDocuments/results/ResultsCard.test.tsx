import { analyze } from '@hub/core/analysis/analyze'
import { onePage } from '@hub/core/document/documentText'
import { lawCheckedWords } from '@hub/core/knowledge/law'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ResultsCard } from './ResultsCard.tsx'

test('results on a device end with the rule in force, since when the Code has it, and the last check', () => {
  const report = analyze(onePage('Title IX Office\n\nYou may bring one support person.'))
  const words = renderToStaticMarkup(<ResultsCard report={report} notes={[]} />)
  expect(words).toMatch(
    /not legal advice.*again been the text of the Code since September 29, 2026/,
  )
  expect(words).toContain(`Last checked ${lawCheckedWords}`)
})
