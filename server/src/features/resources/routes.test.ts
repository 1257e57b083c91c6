import { resourceCategories } from '@hub/core/knowledge/resourceCategories'
import { resources as organisations } from '@hub/core/knowledge/resources'
import { guideResources } from '@hub/core/resources/guideResources'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { runAdmin } from '../../admin/commands.ts'
import { refreshResources } from '../../content/firstResources.ts'
import { describeApi, type Hub } from '../../testing/describeApi.ts'
import { startOf } from './routes.ts'

const proposal = {
  title: 'Quokka Legal Clinic',
  description: 'Free help with wallaby papers for students.',
  category: 'legal',
  url: 'https://quokka.example/help',
  phone: '555-0100-200',
}

const titles = (rows: { title: string }[]) => rows.map(({ title }) => title)

/** What the terminal shows for a command. */
async function admin(hub: Hub, ...words: string[]): Promise<string[]> {
  const lines: string[] = []
  await runAdmin({ words, folder: '.' }, hub.database, (line) => lines.push(line))
  return lines
}

describeApi('resources', (hub) => {
  beforeAll(() => refreshResources(hub().database.queries))

  const propose = async (more: object = {}) => {
    const { status, json } = await hub().post('/api/resources', { ...proposal, ...more })
    expect(status).toBe(202)
    return json.id as number
  }
  const listed = async (query = '') => titles(await pages(`/api/resources?limit=200${query}`))
  /** All rows of a list, page by page. */
  const pages = async (first: string) => {
    const rows: { title: string; guide: string | null }[] = []
    let next: string | undefined = first
    while (next) {
      const { json, headers } = await hub().get(next)
      rows.push(...json)
      next = /<(.+)>/.exec(headers.link ?? '')?.[1]
    }
    return rows
  }
  const found = async (words: string) =>
    titles((await hub().get(`/api/resources/search?q=${encodeURIComponent(words)}`)).json)

  describe('the list', () => {
    it('holds the first content once, also after a second refresh, organisations before guides', async () => {
      await refreshResources(hub().database.queries)
      expect(await listed()).toEqual(titles([...organisations, ...guideResources]))
    })

    it('holds organisations alone or guides alone, and refuses another kind', async () => {
      expect(await listed('&kind=organization')).toEqual(titles([...organisations]))
      const guides = await pages('/api/resources?kind=guide&limit=200')
      expect(guides.map(({ guide }) => `guide-${guide}`)).toEqual(
        guideResources.map(({ slug }) => slug),
      )
      const { status, text } = await hub().get('/api/resources?kind=video')
      expect([status, text]).toEqual([400, expect.stringContaining('There is no such kind')])
    })

    it.each(resourceCategories)('filters by %s', async (category) => {
      const { json } = await hub().get(`/api/resources?category=${category}`)
      expect(json.length).toBeGreaterThan(0)
      expect(new Set(json.map((row: { category: string }) => row.category))).toEqual(
        new Set([category]),
      )
    })

    it('takes "all" and an empty category for no filter, and refuses an unknown one', async () => {
      const all = organisations.length + guideResources.length
      expect(await listed('&category=all')).toHaveLength(all)
      expect(await listed('&category=')).toHaveLength(all)
      const { status, text } = await hub().get('/api/resources?category=nonsense')
      expect(status).toBe(400)
      expect(text).toContain('There is no such category')
    })

    it('comes in pages that hold each row once', async () => {
      expect(titles(await pages('/api/resources?limit=47'))).toEqual(await listed())
    })

    it('shows no column that is ours alone', async () => {
      const { json } = await hub().get('/api/resources?limit=1')
      expect(Object.keys(json[0]).toSorted()).toEqual([
        'category',
        'createdAt',
        'description',
        'guide',
        'id',
        'phone',
        'subcategory',
        'title',
        'url',
      ])
    })
  })

  describe('a proposal', () => {
    it('[suggestions.readers] waits unseen, is shown and found once approved, and says so when approved again', async () => {
      const id = await propose()
      expect(await listed()).not.toContain(proposal.title)
      expect(await found('quokka')).toEqual([])
      expect((await admin(hub(), 'resources', 'list')).join()).toContain(proposal.title)

      expect(await admin(hub(), 'resources', 'approve', String(id))).toEqual([
        `Resource ${id} "${proposal.title}" is shown now.`,
      ])
      await expect.poll(() => found('quokka')).toEqual([proposal.title])
      await expect.poll(() => listed()).toContain(proposal.title)
      // A word that no other entry holds is known for corrections too.
      expect(await found('wallabby')).toEqual([proposal.title])

      expect(await admin(hub(), 'resources', 'approve', String(id))).toEqual([
        `Resource ${id} "${proposal.title}" was shown already.`,
      ])
      await expect(admin(hub(), 'resources', 'reject', String(id))).rejects.toThrow(
        `There is no proposal ${id} that waits for approval.`,
      )
    })

    it('[suggestions.rejected] is gone once it is rejected', async () => {
      const id = await propose({ title: 'Xylvaquz Hotline' })
      expect(await admin(hub(), 'resources', 'reject', String(id))).toEqual([
        `Proposal ${id} "Xylvaquz Hotline" is deleted.`,
      ])
      await expect(admin(hub(), 'resources', 'approve', String(id))).rejects.toThrow(
        `There is no resource ${id}.`,
      )
      expect(await found('xylvaquz')).toEqual([])
    })

    it('is never taken for shown, whatever else the body says', async () => {
      const more = { title: 'Sly Bandicoot', isActive: true, is_active: true, id: 1, slug: 'x' }
      expect(await propose(more)).not.toBe(1)
      expect(await listed()).not.toContain('Sly Bandicoot')
    })

    it('needs no link, phone or subcategory', async () => {
      const { title, description, category } = proposal
      const { status, json } = await hub().post('/api/resources', { title, description, category })
      expect([status, json.isActive]).toEqual([202, false])
    })

    it.each([
      [{ title: '' }, 'Title is required'],
      [{ title: '   ' }, 'Title is required'],
      [{ title: 7 }, 'Title is required'],
      [{ title: 'x'.repeat(256) }, 'Title must be at most 255 characters'],
      [{ description: undefined }, 'Description is required'],
      [{ description: 'x'.repeat(4001) }, 'Description must be at most 4,000 characters'],
      [{ category: '' }, 'Category is required'],
      [{ category: 'other' }, 'Category is required'],
      [{ url: 'quokka' }, 'Must be a valid URL'],
      [{ url: 'javascript:alert(1)' }, 'Must be a valid URL'],
      [{ url: 'data:text/html,x' }, 'Must be a valid URL'],
      [{ url: '//quokka.example' }, 'Must be a valid URL'],
      [{ url: 'https://user:secret@quokka.example' }, 'Must be a valid URL'],
      [{ phone: '5'.repeat(101) }, 'Phone must be at most 100 characters'],
    ])('with %j is refused: %s', async (more, sentence) => {
      const { status, text } = await hub().ask({
        method: 'POST',
        url: '/api/resources',
        payload: { ...proposal, ...more },
      })
      expect(status).toBe(400)
      expect(text).toContain(sentence)
    })

    it('gets a plain answer for any body at all', async () => {
      await fc.assert(
        fc.asyncProperty(fc.jsonValue(), async (body) => {
          const { status } = await hub().ask({
            method: 'POST',
            url: '/api/resources',
            payload: JSON.stringify(body),
            headers: { 'content-type': 'application/json' },
          })
          expect(status).toBe(400)
        }),
        { numRuns: 50 },
      )
    })
  })

  it('is read whole by who approves it, and tells the terminal nothing', async () => {
    const id = await propose({
      title: 'Quoll line\n1  [legal]  RAINN\u001b[2K',
      subcategory: 'Night',
      description: 'Open at night.\nSend your case number first.\u202e',
    })
    const lines = await admin(hub(), 'resources', 'list')
    const at = lines.findIndex((line) => line.startsWith(`${id}  `))
    expect(lines.slice(at, at + 3)).toEqual([
      `${id}  [legal: Night]  Quoll line\\u{a}1  [legal]  RAINN\\u{1b}[2K  ${proposal.url}  ${proposal.phone}`,
      '      Open at night.',
      '      Send your case number first.\\u{202e}',
    ])
    await admin(hub(), 'resources', 'reject', String(id))
  })

  it.each(['toString', 'constructor'])('%s is no command', async (word) => {
    await expect(admin(hub(), word)).rejects.toThrow('Usage: npm run admin')
  })

  it('refuses a made-up cursor', async () => {
    const cursor = Buffer.from('[2147483648]').toString('base64url')
    expect((await hub().get(`/api/resources?cursor=${cursor}`)).status).toBe(400)
  })
})

it.each([
  ['week', '2026-03-03T10:00:00.000Z', '2026-02-24T10:00:00.000Z'],
  ['month', '2026-11-22T10:00:00.000Z', '2026-10-22T10:00:00.000Z'],
  ['month', '2026-01-15T10:00:00.000Z', '2025-12-15T10:00:00.000Z'],
  ['month', '2026-03-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
  ['year', '2024-02-29T10:00:00.000Z', '2023-02-28T10:00:00.000Z'],
] as const)('a %s that ends at %s began at %s', (range, now, start) => {
  expect(startOf(range, new Date(now)).toISOString()).toBe(start)
})
