import { linkedWays } from '../contacts/contactWays.ts'
import type { ResourceCategory } from '../knowledge/resourceCategories.ts'
import { urlParts } from './leadsTo.ts'

/** What a search can ask for, in the order it is offered. */
export const contentTypes = ['articles', 'videos', 'documents', 'contacts'] as const

export type ContentType = (typeof contentTypes)[number]

type Described = {
  readonly url: string | null
  readonly phone: string | null
  readonly category: ResourceCategory
}

/**
 * The kinds of thing a resource offers, in the order of `contentTypes`; never empty.
 * Something to read (a page or a guide of ours), to watch, to download, or someone to reach.
 */
export function contentTypesOf(resource: Described): readonly ContentType[] {
  const kinds: readonly (ContentType | null)[] = [linkedKind(resource), contactKind(resource)]
  const found = kinds.filter((kind) => kind !== null)
  // Without a link and without a number, what the card opens is a guide.
  return found.length === 0 ? ['articles'] : found
}

function linkedKind({ url, phone, category }: Described): ContentType | null {
  const parts = url === null ? null : urlParts(url.trim())
  if (parts === null) return null
  if (isVideoHost(parts.host)) return 'videos'
  if (/\.(?:pdf|docx?)$/i.test(parts.path)) return 'documents'
  // The site of an emergency line is another door to the same people, not something to read.
  if (category === 'emergency' && contactKind({ phone }) !== null) return null
  return 'articles'
}

function contactKind({ phone }: Pick<Described, 'phone'>): ContentType | null {
  return linkedWays(phone).length > 0 ? 'contacts' : null
}

const VIDEO_HOSTS = ['youtube.com', 'youtu.be', 'youtube-nocookie.com', 'vimeo.com']

function isVideoHost(host: string): boolean {
  return VIDEO_HOSTS.some((known) => host === known || host.endsWith(`.${known}`))
}
