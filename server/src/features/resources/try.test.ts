import { expect, it } from 'vitest'
import { refreshResources } from '../../content/firstResources.ts'
import { describeApi } from '../../testing/describeApi.ts'
describeApi('try', (hub) => {
  it('finds', async () => {
    await refreshResources(hub().database.queries)
    for (const q of ['rainn', 'laywer', 'love is respect', '800-656-4673', 'who am i', 'domes', "' | & ! :* <->"]) {
      const a = await hub().get('/api/resources/search?limit=3&q=' + encodeURIComponent(q))
      console.log(q, a.status, a.status === 200 ? a.json.map((r: any) => [r.title, JSON.stringify(r.marks)]) : a.text)
    }
    expect(1).toBe(1)
  })
}, {logLevel: 'error'})
