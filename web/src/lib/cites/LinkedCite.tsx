import { officialPage } from '@hub/core/knowledge/officialPages'
import { leadsTo } from '@hub/core/resources/leadsTo'
import { Cite } from '../../ui/text/Cite.tsx'

/** A citation that leads, as the guide's sources do, to a page with its section; plain words where none is known. */
export function LinkedCite({ children }: { children: string }) {
  const page = officialPage(children)
  const site = page && leadsTo(page)
  if (!page || !site) return <Cite>{children}</Cite>
  return (
    <Cite
      href={page}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${children}: read it at ${site}, opens in a new tab`}
    >
      {children}
    </Cite>
  )
}
