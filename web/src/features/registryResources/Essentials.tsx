import { essentialResources } from '@hub/core/knowledge/essentialResources'
import { AnnouncedCount } from './AnnouncedCount.tsx'
import { EssentialBanner, type EssentialReason } from './EssentialBanner.tsx'
import { countWords, filterResources, type ResourceFilter } from './filterResources.ts'
import { NothingFound } from './NothingFound.tsx'
import { ResourceCards } from './ResourceCard.tsx'
import { fromBuiltIn } from './shownResource.ts'

interface EssentialsProps {
  reason: EssentialReason
  /** All four where it is left out. */
  filter?: ResourceFilter
  onShowAll?: () => void
}

const everything: ResourceFilter = { term: '', category: 'all' }

const essentials = essentialResources.map(fromBuiltIn)

/** The four built-in resources under their banner. */
export function Essentials({ reason, filter = everything, onShowAll }: EssentialsProps) {
  const shown = filterResources(essentials, filter)
  return (
    <>
      <EssentialBanner reason={reason} />
      <AnnouncedCount words={countWords(shown.length)} />
      {shown.length > 0 ? (
        <ResourceCards resources={shown} note="Chosen by the hub, for either side of a case." />
      ) : (
        <NothingFound filter={filter} onShowAll={onShowAll} />
      )}
    </>
  )
}
