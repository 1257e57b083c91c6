import { getGuide, listGuides } from '@hub/api/guides'
import { guide, guideEntry } from '@hub/core/knowledge/guide'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../plugins/refusal.ts'
import { route } from '../../plugins/route.ts'
import type { Services } from '../../services.ts'
import { citesOf, presentGuide, presentSummary } from './present.ts'
import { officialText } from './store.ts'

export function registerGuides(app: FastifyInstance, { database }: Services): void {
  route(app, listGuides, { publicTables: ['official_texts'] }, async () => {
    return guide.map(presentSummary)
  })

  route(app, getGuide, { publicTables: ['official_texts'] }, async ({ params }) => {
    const entry = guideEntry(params.slug)
    if (!entry) throw notFound('There is no guide at this address.')
    return presentGuide(entry, await officialText(database.queries, citesOf(entry)))
  })
}
