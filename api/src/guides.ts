import { guideTopics } from '@hub/core/knowledge/guide/entry'
import { z } from 'zod'
import { endpoint, type Unchanging } from './endpoint.ts'

const appliesTo = z.object({
  school: z.enum(['postsecondary', 'k12', 'both']),
  role: z.enum(['complainant', 'respondent', 'both']),
})

const guideSummary = z.object({
  slug: z.string(),
  title: z.string(),
  topic: z.enum(guideTopics),
  summary: z.string(),
  appliesTo,
})
export type GuideSummary = z.infer<typeof guideSummary>

const statement = z.object({
  text: z.string(),
  cites: z.array(z.string()),
  school: z.enum(['postsecondary', 'k12']).optional(),
  role: z.enum(['complainant', 'respondent']).optional(),
})

const guide = guideSummary.extend({
  answer: z.array(statement),
  more: z.array(z.object({ heading: z.string(), statements: z.array(statement) })),
  steps: z.array(z.string()),
  ask: z.array(z.string()),
  related: z.array(guideSummary),
  /** Organisations that help here. */
  resources: z.array(
    z.object({
      title: z.string(),
      description: z.string(),
      url: z.string().nullable(),
      phone: z.string().nullable(),
    }),
  ),
  /** YYYY-MM. */
  checked: z.string(),
  /** What each cite of this entry rests on, in the order of their first use. */
  sources: z.array(
    z.object({
      cite: z.string(),
      /** The imported official text; null where none was imported. */
      text: z.string().nullable(),
      /** Where the imported text came from. */
      textSource: z.string().nullable(),
      /** A page that holds the paragraph; null where we know none. */
      url: z.string().nullable(),
      /** What it is, in one sentence; null for a paragraph of the regulation. */
      name: z.string().nullable(),
    }),
  ),
  /** The neighbours in its chapter. */
  previous: guideSummary.nullable(),
  next: guideSummary.nullable(),
})
export type Guide = Unchanging<z.infer<typeof guide>>

export const listGuides = endpoint({
  method: 'GET',
  path: '/api/guides',
  summary: 'The entries of the guide, by chapter.',
  responses: { 200: z.array(guideSummary) },
})

export const getGuide = endpoint({
  method: 'GET',
  path: '/api/guides/:slug',
  summary: 'One entry of the guide, with the official text of its cites where it was imported.',
  params: z.object({ slug: z.string() }),
  responses: { 200: guide },
  refusals: [404],
})
