import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { BackupReminder, BackupSection } from './BackupSection.tsx'

vi.mock('./useBackup.ts', () => ({
  useBackup: () => ({ save: () => {}, isBusy: false, failure: 'There is no room left.' }),
}))

const link = {
  number: 1,
  kind: 'written',
  entry: '0'.repeat(32),
  version: 1,
  at: '2026-11-21T15:00:00.000Z',
  content: '0'.repeat(64),
  previous: '0'.repeat(64),
  digest: '0'.repeat(64),
} as const
const { at } = link
const book = { id: 'a', begun: at, links: [link], entries: [], stamps: [], backup: null }

test('a backup that failed says why, wherever it was asked for', () => {
  for (const Part of [BackupReminder, BackupSection]) {
    const html = renderToStaticMarkup(<Part book={book} />)
    expect(html).toContain('The backup was not saved.')
    expect(html).toContain('There is no room left.')
  }
})

test('nothing is said of changes that a backup holds', () => {
  const saved = { ...book, backup: { links: 1, at } }
  expect(renderToStaticMarkup(<BackupReminder book={saved} />)).toBe('')
  expect(renderToStaticMarkup(<BackupReminder book={book} />)).toContain(
    '1 change of your record is',
  )
})
