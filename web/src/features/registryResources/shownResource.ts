import { type EssentialResource } from '@hub/core/knowledge/essentialResources'
import { type RegistryCategory, registryCategory } from '@hub/core/knowledge/registryCategories'
import { leadsTo, safeUrl } from '@hub/core/resources/leadsTo'
import { foreignLine, foreignText } from '@hub/core/text/foreignText'
import type { RegistryResource } from '../../wallet/registry/records.ts'

/** A resource as this screen shows it, wherever it comes from. */
export interface ShownResource {
  key: string
  /** Its number on chain; null of a built-in one. */
  recordId: number | null
  origin: 'essential' | 'chain'
  title: string
  description: string
  category: RegistryCategory
  subcategory: string
  /** A plain web address and the site that it leads to; null for none, or none that is safe to open. */
  website: { href: string; host: string } | null
  /** An address was given, but it is not one that we link. */
  unsafeWebsite: boolean
  /** Ways to call or text, for `contactWays`; '' for none. */
  phone: string
  /** When it was written to the chain, as an ISO instant; null for a built-in one. */
  addedAt: string | null
}

/** The most characters that are shown of a text from the chain, whatever a contract let through. */
const MOST = { title: 255, description: 4000, short: 100 }

/** A record from the chain, with its texts made fit to be shown. Anybody may have written it. */
export function fromChain(resource: RegistryResource): ShownResource {
  const website = websiteOf(resource.url)
  return {
    key: `chain-${resource.id}`,
    recordId: resource.id,
    origin: 'chain',
    title: foreignLine(resource.title, MOST.title) || `Resource ${resource.id}, without a title`,
    description: foreignText(resource.description, MOST.description),
    category: registryCategory(resource.category),
    subcategory: foreignLine(resource.subcategory, MOST.short),
    website,
    unsafeWebsite: website === null && resource.url.trim() !== '',
    phone: foreignLine(resource.phone, MOST.short),
    addedAt: instantOf(resource.timestamp),
  }
}

/** A built-in resource. */
export function fromBuiltIn(resource: EssentialResource): ShownResource {
  const { slug, title, description, category, subcategory, url, phone } = resource
  return {
    key: slug,
    recordId: null,
    origin: 'essential',
    title,
    description,
    category,
    subcategory,
    website: websiteOf(url),
    unsafeWebsite: false,
    phone: phone ?? '',
    addedAt: null,
  }
}

function websiteOf(url: string): ShownResource['website'] {
  const href = safeUrl(url)
  const host = href === null ? null : leadsTo(href)
  return href === null || host === null ? null : { href, host }
}

/** Seconds since 1970 as an ISO instant; null for a time that no calendar has. */
function instantOf(seconds: number): string | null {
  const date = new Date(seconds * 1000)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}
