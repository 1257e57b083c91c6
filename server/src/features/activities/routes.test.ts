import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../../db/rows.ts'
import { Keyring } from '../../sealing/keyring.ts'
import { describeApi, type Hub } from '../../testing/describeApi.ts'
import { guest } from '../../testing/guest.ts'
import { recordActivity } from './store.ts'

const encryptionKey = Buffer.alloc(32, 5)
const keyring = new Keyring(encryptionKey)

function uploaded(description: string | null, title = 'Document uploaded') {
  return { type: 'document_uploaded', title, description, status: 'completed' }
}

function note(hub: Hub, userId: string, description: string | null, title?: string) {
  return recordActivity(hub.database.queries, keyring, userId, uploaded(description, title))
}

describeApi(
  'activities',
  (hub) => {
    test('[account.readers] activities are listed newest first to their owner only, page by page', async () => {
      const { browser, id } = await guest(hub())
      const stranger = await guest(hub())
      for (const name of ['one.pdf', 'two.pdf', 'three.pdf']) await note(hub(), id, name)
      const names: string[] = []
      let address: string | undefined = '/api/activities?limit=2'
      while (address) {
        const { json, headers } = await browser.get(address)
        names.push(...json.map((row: { description: string }) => row.description))
        const next: string | undefined = /<(.+)>; rel="next"/.exec(headers.link ?? '')?.[1]
        if (next) expect((await stranger.browser.get(next)).json).toEqual([])
        address = next
      }
      expect(names).toEqual(['three.pdf', 'two.pdf', 'one.pdf'])
      expect((await stranger.browser.get('/api/activities')).json).toEqual([])
    })

    test('activities of one moment keep the order in which they were noted', async () => {
      const { browser, id } = await guest(hub())
      await hub().database.queries.transaction(async (transaction) => {
        for (const name of ['one.pdf', 'two.pdf']) {
          await recordActivity(transaction, keyring, id, uploaded(name))
        }
        await recordActivity(transaction, keyring, id, uploaded('three.pdf'), uploaded('four.pdf'))
      })
      const { json } = await browser.get('/api/activities')
      expect(json.map((row: { description: string }) => row.description)).toEqual([
        'four.pdf',
        'three.pdf',
        'two.pdf',
        'one.pdf',
      ])
    })

    test('[account.activities] what an activity was about is not readable in the database', async () => {
      const { browser, id } = await guest(hub())
      await note(hub(), id, 'letter-marker.pdf')
      await note(hub(), id, null, 'Signed in')
      const rows = await rowsOf(
        hub().database.queries,
        sql`select title, description from activities where user_id = ${id}`,
      )
      expect(JSON.stringify(rows)).not.toContain('letter-marker')
      const shown = (await browser.get('/api/activities')).json
      expect(shown).toMatchObject([
        { title: 'Signed in', description: null },
        { title: 'Document uploaded', description: 'letter-marker.pdf', status: 'completed' },
      ])
    })

    test.each(['limit=0', 'cursor=x', 'cursor=WyIxIl0'])(
      'a list of activities with %s is refused',
      async (query) => {
        expect((await hub().get(`/api/activities?${query}`)).status).toBe(400)
      },
    )
  },
  { encryptionKey },
)
