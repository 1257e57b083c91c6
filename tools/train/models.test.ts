/** The models that ship, as files. */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../models')
const learned = globSync('*/{model.onnx,vectors.bin}', { cwd: folder })

test('all models together have at most 60 MB', () => {
  const files = globSync('*/*', { cwd: folder })
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
  expect(learned.length).toBe(5)
  expect(bytes).toBeLessThanOrEqual(60_000_000)
})

test.each(learned)('a card names the digest of %s', (file) => {
  const card = readFileSync(join(folder, dirname(file), 'card.md'), 'utf8')
  const digest = createHash('sha256').update(readFileSync(join(folder, file)))
  expect(card).toContain(digest.digest('hex'))
})
