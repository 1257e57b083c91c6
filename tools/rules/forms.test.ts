/** What people type must not be kept by their browser (docs/decisions/0040-leaving-and-offline.md). */
import { expect, test } from 'vitest'
import { projectFiles, read } from './sources.ts'

test('every form of the web is the one that has the browser keep nothing of its fields', () => {
  const others = projectFiles('web/src')
    .filter((file) => file.endsWith('.tsx') && file !== 'web/src/ui/forms/Form.tsx')
    .filter((file) => read(file).includes('<form'))
  expect(others).toEqual([])
})
