import { getGuide, listGuides } from '@hub/api/guides'
import { guide } from '@hub/core/knowledge/guide'
import { beforeEach, describe, expect, it } from 'vitest'
import { describeApi } from '../../testing/describeApi.ts'
import { officialText, removeOfficialTexts, replaceOfficialTexts } from './store.ts'

const cite = '34 CFR 106.45(b)(5)(iv)'
const imported = { cite, text: 'A paragraph,\nword for word. <b>&', source: 'part106.json' }

describeApi('the guide', (hub) => {
  const read = async (slug: string) => (await hub().get(`/api/guides/${slug}`)).json

  it('is listed in the order of reading', async () => {
    const { status, json } = await hub().get('/api/guides')
    expect(status).toBe(200)
    expect(json.map(({ slug }: { slug: string }) => slug)).toEqual(guide.map(({ slug }) => slug))
    expect(listGuides.responses[200].element.strict().array().parse(json)).toEqual(json)
  })

  it('gives every entry as the wire promises, with nothing that is not to be shown', async () => {
    for (const { slug } of guide) {
      const json = await read(slug)
      expect(getGuide.responses[200].strict().parse(json)).toEqual(json)
      expect(json).not.toHaveProperty('asked')
    }
  })

  it('numbers what an entry rests on in the order of its use, each once', async () => {
    const { answer, more, sources } = await read('who-can-be-your-advisor')
    const statements = [...answer, ...more.flatMap((part: typeof more) => part.statements)]
    const cites = statements.flatMap((statement) => statement.cites)
    expect(sources.map((source: { cite: string }) => source.cite)).toEqual([...new Set(cites)])
  })

  it('leads to related entries and to the neighbours of the chapter', async () => {
    const chapter = guide.filter(({ topic }) => topic === 'advisor')
    const first = await read(chapter[0]?.slug ?? '')
    expect(first.previous).toBeNull()
    expect(first.next.slug).toBe(chapter[1]?.slug)
    const last = await read(chapter.at(-1)?.slug ?? '')
    expect(last.next).toBeNull()
    expect(first.related.map(({ slug }: { slug: string }) => slug)).toEqual(chapter[0]?.related)
  })

  it.each(['no-such-guide', 'constructor', '%00', 'x'.repeat(300)])(
    'answers 404 with a sentence for %j',
    async (slug) => {
      const { status, text } = await hub().get(`/api/guides/${slug}`)
      expect([status, text]).toEqual([404, 'There is no guide at this address.'])
    },
  )

  describe('official text', () => {
    beforeEach(() => removeOfficialTexts(hub().database.queries))

    const source = async () => {
      const { sources } = await read('who-can-be-your-advisor')
      return sources.find((one: { cite: string }) => one.cite === cite)
    }

    it('is not there before an import: a page is linked instead', async () => {
      expect(await source()).toEqual({
        cite,
        text: null,
        textSource: null,
        url: 'https://www.law.cornell.edu/cfr/text/34/106.45',
        name: null,
      })
    })

    it('is shown word for word once it is imported, at the next reading, and goes when removed', async () => {
      await source()
      await replaceOfficialTexts(hub().database.queries, [imported])
      await expect.poll(source).toMatchObject({ text: imported.text, textSource: 'part106.json' })
      expect(await removeOfficialTexts(hub().database.queries)).toBe(1)
      await expect.poll(source).toMatchObject({ text: null })
    })

    it('is never older than the last import where an answer is kept ready', async () => {
      const { app, database } = hub()
      const address = await app.listen({ port: 0, host: '127.0.0.1' })
      const ask = async () => (await fetch(`${address}/api/guides/who-can-be-your-advisor`)).text()
      expect(await ask()).not.toContain('part106.json')
      await replaceOfficialTexts(database.queries, [imported])
      await expect.poll(ask).toContain('part106.json')
      await removeOfficialTexts(database.queries)
      await expect.poll(ask).not.toContain('part106.json')
    })

    it('is read by cite; what was not imported is left out', async () => {
      const { queries } = hub().database
      await replaceOfficialTexts(queries, [imported])
      expect([...(await officialText(queries, [cite, '34 CFR 106.45(a)'])).values()]).toEqual([
        imported,
      ])
      expect(await officialText(queries, [])).toEqual(new Map())
    })

    it('leaves the older text in place when the new one cannot be kept', async () => {
      const { queries } = hub().database
      await replaceOfficialTexts(queries, [imported])
      await expect(replaceOfficialTexts(queries, [imported, imported])).rejects.toThrow(
        'official_texts',
      )
      expect((await officialText(queries, [cite])).size).toBe(1)
    })
  })

  it('names authorities that are no regulation, and links none of them', async () => {
    const { sources } = await read('what-title-ix-is')
    const law = sources.find((one: { cite: string }) => one.cite === '20 U.S.C. 1681')
    expect(law).toMatchObject({ url: null, name: 'Title IX itself, the law of 1972.' })
  })
})
