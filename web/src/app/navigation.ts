import type { IconName } from '../ui/icons/icons.ts'
import { isCurrent } from './currentLink.ts'

/** Screens that the header does not link. */
const footerItems: readonly Item[] = [
  { label: 'Resource Hub', candidates: ['/resources'] },
  { label: 'Guide', candidates: ['/guides'] },
  { label: 'Search and Discovery', candidates: ['/search'] },
  { label: 'School reviews', candidates: ['/reviews'] },
  { label: 'Document Analysis', candidates: ['/analysis'] },
  { label: 'Timeline', candidates: ['/timeline'] },
  { label: 'My record', candidates: ['/record'] },
  { label: 'Check an exported record', candidates: ['/record/verify'] },
  { label: 'AI Assistant', candidates: ['/chat', '/ai-assistant'] },
  { label: 'Premium', candidates: ['/subscribe'] },
  { label: 'What we keep, and for how long', candidates: ['/trust'] },
  { label: 'Moderation log', candidates: ['/moderation-log'] },
  { label: 'Your account and your data', candidates: ['/account'] },
]

/** What the header's corner and the drawer say while no wallet is connected. */
export const CONNECT_WALLET = 'Connect wallet'

export interface Item {
  label: string
  /** The addresses of this thing, best first; the first one that exists is linked. */
  candidates: readonly string[]
  /** Further addresses at which the item counts as the current one. */
  also?: readonly string[]
}

export interface Tab extends Item {
  icon: IconName
}

export interface NavLink<I extends Item = Item> {
  item: I
  href: string
  /** The addresses under which this is the current link, for `markCurrent`. */
  under: string
  current: boolean
}

/** The links of the header, in the spec's order. */
const mainItems: readonly Item[] = [
  { label: 'Dashboard', candidates: ['/web3-dashboard'], also: ['/'] },
  { label: 'Resources', candidates: ['/web3-resources', '/resources'] },
  { label: 'Reviews', candidates: ['/web3-reviews', '/reviews'] },
  { label: 'Documents', candidates: ['/web3-documents', '/analysis'], also: ['/timeline'] },
  { label: 'AI Assistant', candidates: ['/web3-assistant', '/chat', '/ai-assistant'] },
  { label: 'Schools', candidates: ['/schools'] },
]

/** The bottom bar takes the first five that exist. */
const tabItems: readonly Tab[] = [
  { label: 'Home', candidates: ['/web3-dashboard'], also: ['/'], icon: 'home' },
  { label: 'Resources', candidates: ['/web3-resources', '/resources'], icon: 'resources' },
  { label: 'Reviews', candidates: ['/web3-reviews', '/reviews'], icon: 'star' },
  {
    label: 'Documents',
    candidates: ['/web3-documents', '/analysis'],
    also: ['/timeline'],
    icon: 'document',
  },
  { label: 'Assistant', candidates: ['/web3-assistant', '/chat'], icon: 'message' },
  { label: 'Schools', candidates: ['/schools'], icon: 'school' },
  { label: 'Search', candidates: ['/search'], icon: 'search' },
]

export type Exists = (path: string) => boolean

/** The header's links that lead somewhere, with the current one marked. */
export function mainLinks(path: string, exists: Exists): NavLink[] {
  return linked(mainItems, path, exists)
}

/** The five links of the bottom bar. */
export function tabLinks(path: string, exists: Exists): NavLink<Tab>[] {
  return linked(tabItems, path, exists).slice(0, 5)
}

/** Those of `items` that lead somewhere, each with its best address. */
function linked<I extends Item>(items: readonly I[], path: string, exists: Exists): NavLink<I>[] {
  return items.flatMap((item) => {
    const href = item.candidates.find(exists)
    if (href === undefined) return []
    const under = [...item.candidates, ...(item.also ?? [])].join(' ')
    return [{ item, href, under, current: isCurrent(under, path) }]
  })
}

/** Every screen that exists and that the header does not link already. */
export function footerLinks(exists: Exists): NavLink[] {
  const inHeader = new Set(mainLinks('', exists).map((link) => link.href))
  return linked(footerItems, '', exists).filter((link) => !inHeader.has(link.href))
}
