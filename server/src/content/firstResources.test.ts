import { resources as organisations } from '@hub/core/knowledge/resources'
import { guideResources } from '@hub/core/resources/guideResources'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CHANGES } from '../db/announce.ts'
import type { Database } from '../db/database.ts'
import { resources } from '../db/schema.ts'
import { openPgliteCopy } from '../testing/describeApi.ts'
import { refreshResources } from './firstResources.ts'

let database: Database
let close: () => Promise<void>
let heard: (string | null)[] = []

beforeAll(async () => {
  const opened = await openPgliteCopy()
  database = opened.database
  close = opened.close
  await database.listen(CHANGES, (payload) => heard.push(payload))
})
afterAll(() => close())

it('fills an empty table and announces it', async () => {
  await refreshResources(database.queries)
  const rows = await database.queries.select().from(resources)
  expect(rows).toHaveLength(organisations.length + guideResources.length)
  expect(heard).toEqual([JSON.stringify({ table: 'resources' })])
})

it('says nothing when all is there already', async () => {
  heard = []
  await refreshResources(database.queries)
  expect(heard).toEqual([])
})

it('brings a changed entry up to this release, and leaves one hidden that was hidden', async () => {
  const { queries } = database
  await queries
    .update(resources)
    .set({ isActive: false })
    .where(eq(resources.slug, 'nami-helpline'))
  await queries.update(resources).set({ title: 'Old' }).where(eq(resources.slug, 'fire'))
  await refreshResources(queries)
  const rows = await queries.select().from(resources)
  expect(rows.find(({ slug }) => slug === 'nami-helpline')?.isActive).toBe(false)
  expect(rows.find(({ slug }) => slug === 'fire')?.title).toContain('FIRE')
})

it('takes out a guide that this release has no more, and nothing that people proposed', async () => {
  const { queries } = database
  const fields = { title: 'Old', description: 'Old.', category: 'legal' }
  await queries.insert(resources).values([
    { ...fields, slug: 'guide-of-an-older-release' },
    { ...fields, title: 'Proposed' },
  ])
  await refreshResources(queries)
  const rows = await queries.select().from(resources)
  expect(rows.filter(({ slug }) => slug === 'guide-of-an-older-release')).toEqual([])
  expect(rows.filter(({ title }) => title === 'Proposed')).toHaveLength(1)
})
