import { readFileSync } from 'node:fs'
import { classifyDocument } from '@hub/core/analysis/classify/classifyDocument'
import { kindByActs } from '@hub/core/analysis/classify/kindByActs'
import { onePage } from '@hub/core/document/documentText'
import { readDocument } from '@hub/core/document/reading'
import { expect, test } from 'vitest'
import { lettersByKind } from './corpus.ts'
import { kindsFile } from './kindsFile.ts'

const letters = lettersByKind().map(({ kind, text }) => ({
  docType: kind,
  reading: readDocument(onePage(text)),
}))

test('the table of kinds is the one that the letters teach', () => {
  const table = new URL('../../core/src/analysis/classify/learnt/weights.ts', import.meta.url)
  expect(kindsFile()).toBe(readFileSync(table, 'utf8'))
})

test('K15 what was learnt tells letters right that the rules alone tell wrong', () => {
  const right = letters.filter(({ docType, reading }) => classifyDocument(reading) === docType)
  const byRules = letters.filter(({ docType, reading }) => kindByActs(reading) === docType)
  expect(right.length).toBeGreaterThan(0.95 * letters.length)
  expect(byRules.length).toBeLessThan(0.95 * letters.length)
})
