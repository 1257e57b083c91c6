import { afterAll, beforeAll, expect, it } from 'vitest'
import { announce, CHANGES } from '../../db/announce.ts'
import type { Database } from '../../db/database.ts'
import { openPgliteCopy } from '../../testing/describeApi.ts'
import { SchoolDirectory } from './directory.ts'
import { addSchool } from './store.ts'

const school = { name: 'Quokka College', type: 'college', location: null, website: null } as const

let database: Database
let close: () => Promise<void>
let directory: SchoolDirectory

beforeAll(async () => {
  const opened = await openPgliteCopy()
  database = opened.database
  close = opened.close
  directory = await SchoolDirectory.open(database)
})
afterAll(() => close())

const search = (words: string) => directory.search(words, undefined, 10)

/** Adds a school past the directory, as another server does. */
const addElsewhere = (name: string) =>
  database.queries.transaction(async (transaction) => {
    const outcome = await addSchool(transaction, { ...school, name }, new Date())
    const { id } = 'added' in outcome ? outcome.added : outcome.existing
    await announce(transaction, { table: 'schools', id })
    return id
  })

// An answer that is kept from then on must not be older than what was announced.
it("finds another server's school in the very search that begins when its announcement is heard", async () => {
  expect(await search('quokka')).toEqual([])
  const heard = Promise.withResolvers<number[]>()
  await database.listen(CHANGES, () => heard.resolve(search('quokka')))
  const id = await addElsewhere('Quokka College')
  expect(await heard.promise).toEqual([id])
})

it('finds all of many that are announced at once', async () => {
  const names = Array.from({ length: 8 }, (_, at) => `Numbat ${at} Institute`)
  const ids = await Promise.all(names.map(addElsewhere))
  const found = await search('numbat')
  expect(new Set(found)).toEqual(new Set(ids))
  expect(found).toHaveLength(ids.length)
})
