/** The models that ship, as files. */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../models')
const learned = globSync('*/{model.onnx,vectors.bin}', { cwd: folder })

test.each([
  ['documents', '{reader,times,pairs,words}/*', 60_000_000],
  ['documents, messages and reviews', '*/*', 75_000_000],
])('the models that read %s have no more bytes than was decided (0061)', (_, files, most) => {
  const sizes = globSync(files, { cwd: folder }).map((file) => statSync(join(folder, file)).size)
  expect(sizes.length).toBeGreaterThan(12)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most)
})

test('every model is known by a digest', () => {
  expect(learned.length).toBe(6)
})

test.each(learned)('a card names the digest of %s', (file) => {
  const card = readFileSync(join(folder, dirname(file), 'card.md'), 'utf8')
  const digest = createHash('sha256').update(readFileSync(join(folder, file)))
  expect(card).toContain(digest.digest('hex'))
})
