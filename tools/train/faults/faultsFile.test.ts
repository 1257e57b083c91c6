import { shippedTables } from '@hub/core/analysis/secondReading/shippedTables'
import { learntFrom as shipped } from '@hub/core/analysis/secondReading/weights'
import { expect, test } from 'vitest'
import { learntOf } from './examples.ts'
import { learntFrom } from './faultsFile.ts'

test('the tables of faults were learnt from the texts that are here, for the rules that are there', async () => {
  expect(shipped).toBe(await learntFrom())
  expect(shippedTables().rules).toEqual(learntOf)
})
