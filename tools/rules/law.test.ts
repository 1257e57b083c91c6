/** What is said of the law's date is said from one place, and is true in the papers beside the code. */
import { lawCheckedWords, putBackWords } from '@hub/core/knowledge/law'
import { expect, test } from 'vitest'
import { projectFiles, read } from './sources.ts'

const folders = ['core/src', 'api/src', 'server/src', 'web/src', 'content/requirements']
/** What the product says, without the guide's entries, which are read and dated one by one, and invented letters. */
const saying = folders
  .flatMap((folder) => projectFiles(folder))
  .filter((file) => /\.(?:tsx?|yaml)$/.test(file))
  .filter(
    (file) => !/\.test\.|\/fixtures\/|\/weights\.|\/knowledge\/(?:guide|stories)\//.test(file),
  )

test('the README gives the day of the last check, and since when the Code holds the rule', () => {
  const words = read('README.md').replace(/\s+/g, ' ')
  expect(words).toContain(`Last checked ${lawCheckedWords}`)
  expect(words).toContain(`since ${putBackWords} (91 FR 61308)`)
})

test('the two days of the law are written down in law.ts alone', () => {
  const days = [lawCheckedWords, putBackWords, '2026-11-22', '2026-09-29']
  const others = saying.filter((file) => file !== 'core/src/knowledge/law.ts')
  const repeated = others.filter((file) => {
    const code = read(file).replace(/^\s*(?:\/\/|\*|\/\*\*).*$/gm, '')
    return days.some((day) => code.includes(day))
  })
  expect(repeated).toEqual([])
})

test('nothing says that the Code still shows the text of 2024, or that no rule has followed', () => {
  const stale = saying.filter((file) =>
    /\bno new rule\b|\bCode still (?:shows|prints|has)\b|\bstill (?:shows|prints) the (?:2024|vacated)\b/i.test(
      read(file).replace(/\s+/g, ' '),
    ),
  )
  expect(stale).toEqual([])
})
