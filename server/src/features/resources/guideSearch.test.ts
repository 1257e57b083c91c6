import type { SearchHit } from '@hub/api/resources'
import { beforeAll, expect, it } from 'vitest'
import { refreshResources } from '../../content/firstResources.ts'
import { describeHub } from '../../testing/describeApi.ts'

const titles = (hits: SearchHit[]) => hits.map(({ title }) => title)

describeHub('the guide in the search', (hub) => {
  beforeAll(() => refreshResources(hub().database.queries))

  const search = async (q: string, more = ''): Promise<SearchHit[]> =>
    (await hub().get(`/api/resources/search?q=${encodeURIComponent(q)}${more}`)).json

  it.each([
    ['investigation timeline', 'steps-of-the-process'],
    ['legal representation', 'finding-a-lawyer'],
    ['appeal process', 'how-an-appeal-goes'],
    ['student rights', 'your-rights-at-a-glance'],
    ['due process rights', 'your-rights-at-a-glance'],
    ['hearing preparation', 'preparing-for-a-hearing'],
    ['advisor selection', 'choosing-an-advisor'],
    ['retaliation', 'what-counts-as-retaliation'],
    ['decision letter', 'decision-letter'],
    ['no contact order', 'no-contact-orders'],
    ['carta de notificacion', 'what-the-notice-must-say'],
    ['investigater interview', 'preparing-for-an-interview'],
  ])('answers %j among the first four', async (q, slug) => {
    const found = (await search(q)).map(({ guide }) => guide)
    expect(found.slice(0, 4)).toContain(slug)
  })

  it.each([
    ['suicidal', '988'],
    ['someone is following me', '911'],
    ['panic attack', 'Crisis Text Line'],
    ['my boyfriend hits me', 'Domestic Violence'],
    ['lawyer', 'Legal'],
    ['eeoc', 'U.S. Equal'],
  ])('lets those who help stand first for %j', async (q, title) => {
    const [first] = await search(q)
    expect(first).toMatchObject({ guide: null, title: expect.stringContaining(title) })
  })

  it('takes turns with organisations, so that neither hides the other', async () => {
    const found = (await search('appeal')).slice(0, 8).map(({ guide }) => guide === null)
    expect(found.filter((organisation) => organisation).length).toBeGreaterThanOrEqual(2)
    expect(found.filter((organisation) => !organisation).length).toBeGreaterThanOrEqual(3)
  })

  it('is corrected from a slip that somebody made before, when only guides are asked for by it', async () => {
    const found = titles(await search('harrassment'))
    expect(found.length).toBeGreaterThan(10)
  })

  it('is an article that is no contact', async () => {
    const guides = (hits: SearchHit[]) => hits.filter(({ guide }) => guide !== null)
    expect(guides(await search('appeal', '&type=articles')).length).toBeGreaterThan(3)
    expect(guides(await search('appeal', '&type=contacts'))).toEqual([])
  })
})
