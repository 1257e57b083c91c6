import { type LinkedWay, linkedWays } from '../contacts/contactWays.ts'
import type { ResourceCategory } from '../knowledge/resourceCategories.ts'
import { safeUrl } from './leadsTo.ts'

/** The one button of a card. */
export type ResourceAction = {
  /** "Call Now", "Visit Resource", "Access Guide", or a text line such as "Text HOME to 741741". */
  readonly label: string
  /** `https:`, `tel:`, `sms:` or a guide's path here; null when the resource has nothing to open. */
  readonly href: string | null
  /** True when it leads to another site, which opens in a new tab. */
  readonly external: boolean
}

type Actionable = {
  readonly url: string | null
  readonly phone: string | null
  readonly category: ResourceCategory
  /** The entry of our guide that it is. */
  readonly guide?: string | null
}

/** The right first step: our guide; in an emergency a person to reach, otherwise the page, then the phone. */
export function resourceAction({ url, phone, category, guide }: Actionable): ResourceAction {
  if (guide) {
    const href = `/guides/${encodeURIComponent(guide)}`
    return { label: 'Access Guide', href, external: false }
  }
  const ways = linkedWays(phone)
  const emergency = category === 'emergency' ? emergencyAction(ways) : null
  if (emergency !== null) return emergency
  const link = url === null ? null : safeUrl(url)
  if (link !== null) return { label: 'Visit Resource', href: link, external: true }
  return { label: 'Access Guide', href: ways[0]?.href ?? null, external: false }
}

function emergencyAction(ways: readonly LinkedWay[]): ResourceAction | null {
  const call = ways.find((way) => way.kind === 'call')
  if (call !== undefined) return { label: 'Call Now', href: call.href, external: false }
  const other = ways[0]
  return other === undefined ? null : { label: other.label, href: other.href, external: false }
}
