import { resourceCategories } from '@hub/core/knowledge/resourceCategories'
import { contentTypes } from '@hub/core/resources/contentType'
import { z } from 'zod'
import { endpoint, type Unchanging } from './endpoint.ts'
import {
  optionalParameter,
  optionalText,
  optionalUrl,
  requiredText,
  searchWords,
} from './fields.ts'
import { pageQuery } from './pages.ts'

const resource = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  category: z.enum(resourceCategories),
  subcategory: z.string().nullable(),
  url: z.string().nullable(),
  /** Ways to call or text, parted by ';' (see core's contactWays). */
  phone: z.string().nullable(),
  /** The entry of our guide that it is: `/guides/{guide}`; null for everything else. */
  guide: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type Resource = z.infer<typeof resource>

/** Half-open ranges of UTF-16 units that matched the search, in order. */
const marks = z.array(z.tuple([z.int(), z.int()]))

const searchHit = resource.extend({
  marks: z.object({ title: marks, description: marks }),
  /** The words of the search that nothing holds, and what was looked for in their place; the same for each hit. */
  readAs: z.array(z.object({ typed: z.string(), words: z.array(z.string()) })),
})
export type SearchHit = Unchanging<z.infer<typeof searchHit>>

/** Somebody who helps (or their page), or an entry of our guide. */
const resourceKinds = ['organization', 'guide'] as const
export type ResourceKind = (typeof resourceKinds)[number]

export const dateRanges = ['week', 'month', 'year'] as const

const all = (value: unknown) =>
  value === 'all' || value === 'any' || value === '' ? undefined : value

const categoryFilter = z.preprocess(
  all,
  z.enum(resourceCategories, { error: 'There is no such category' }).optional(),
)

export const newResource = z.object({
  title: requiredText('Title', 255),
  description: requiredText('Description', 4000),
  category: z.enum(resourceCategories, { error: 'Category is required' }),
  subcategory: optionalText('Subcategory', 50),
  url: optionalUrl(2048),
  phone: optionalText('Phone', 100),
})

export const listResources = endpoint({
  method: 'GET',
  path: '/api/resources',
  summary: 'Approved resources, optionally of one category, only organizations or only guides.',
  query: z.object({
    category: categoryFilter,
    kind: z.preprocess(
      all,
      z.enum(resourceKinds, { error: 'There is no such kind of resource' }).optional(),
    ),
    ...pageQuery,
  }),
  responses: { 200: z.array(resource) },
})

export const searchResources = endpoint({
  method: 'GET',
  path: '/api/resources/search',
  summary: 'Approved resources that match the words, best first, with the matched words marked.',
  query: z.object({
    q: optionalParameter(searchWords),
    category: categoryFilter,
    type: z.preprocess(
      all,
      z.enum(contentTypes, { error: 'There is no such content type' }).optional(),
    ),
    date: z.preprocess(
      all,
      z.enum(dateRanges, { error: 'There is no such date range' }).optional(),
    ),
    ...pageQuery,
  }),
  responses: { 200: z.array(searchHit) },
})

export const proposeResource = endpoint({
  method: 'POST',
  path: '/api/resources',
  summary: 'Proposes a resource. It is shown only after a person has approved it.',
  body: newResource,
  responses: { 202: z.object({ id: z.int(), isActive: z.literal(false) }) },
  refusals: [429],
})
