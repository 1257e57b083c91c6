import { useRef } from 'react'
import { NotShown } from '../../lib/moderation/NotShown.tsx'
import { useRetry } from '../../lib/useRetry.ts'
import { withCommas } from '../../lib/withCommas.ts'
import { ShowMore } from '../../ui/buttons/ShowMore.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Entry } from '../../ui/layout/Entry.tsx'
import { EntryGroup } from '../../ui/layout/EntryGroup.tsx'
import stack from '../../ui/layout/stack.module.css'
import type { RegistryResource } from '../../wallet/registry/records.ts'
import type { ShownRecords } from '../../wallet/registry/useRegistryPages.ts'
import { AnnouncedCount } from './AnnouncedCount.tsx'
import { Essentials } from './Essentials.tsx'
import { countWords, filterResources, narrows, type ResourceFilter } from './filterResources.ts'
import { ListLoading } from './ListLoading.tsx'
import { NothingFound } from './NothingFound.tsx'
import { ResourceCards } from './ResourceCard.tsx'
import { fromChain } from './shownResource.ts'

interface ResourceListProps {
  list: ShownRecords<RegistryResource>
  filter: ResourceFilter
  onShowAll: () => void
}

/** The chain's resources, newest first, or the four built-in ones where it has none or does not answer. */
export function ResourceList({ list, filter, onShowAll }: ResourceListProps) {
  const region = useRef<HTMLDivElement>(null)
  const { failed, retrying, retry } = useRetry(list, () => region.current?.focus())
  return (
    <div ref={region} tabIndex={-1} className={stack.gap6} aria-busy={list.older || undefined}>
      {failed && (
        <>
          <ErrorState
            title="We could not read the resources on the chain."
            onRetry={retry}
            busy={retrying}
            headingLevel={2}
          >
            The chain does not answer right now. Nothing on it is lost. The crisis lines above still
            work.
          </ErrorState>
          <Essentials reason="unreachable" filter={filter} onShowAll={onShowAll} />
        </>
      )}
      {list.pending && !failed && <ListLoading />}
      {list.data && !failed && <Found list={list} filter={filter} onShowAll={onShowAll} />}
    </div>
  )
}

function Found({ list, filter, onShowAll }: ResourceListProps) {
  const read = list.data?.items ?? []
  const hasMore = (list.data?.next ?? 0) > 0
  const active = read.filter(({ isActive, unshown }) => isActive && !unshown).map(fromChain)
  const unshown = read.filter((one) => one.unshown)
  if (active.length === 0 && unshown.length === 0 && !hasMore) {
    return <Essentials reason="empty" filter={filter} onShowAll={onShowAll} />
  }
  const shown = filterResources(active, filter)
  const searched = `the newest ${withCommas(read.length)}`
  return (
    <>
      <AnnouncedCount words={countWords(shown.length)} />
      {shown.length > 0 ? (
        <>
          <Alert tone="care" title="Nobody has checked these links and numbers." live="off">
            Anyone can write to this chain. Be careful with anyone who asks for your name, your
            story or money.
          </Alert>
          <ResourceCards resources={shown} note="Newest first." />
        </>
      ) : (
        <NothingFound
          filter={filter}
          searched={hasMore ? searched : undefined}
          {...{ onShowAll }}
        />
      )}
      {!narrows(filter) && <UnshownResources resources={unshown} />}
      <ShowMore
        hasMore={hasMore}
        onMore={() => void list.readMore()}
        busy={list.more === 'busy'}
        error={list.more === 'failed' ? 'We could not load more resources.' : undefined}
        shown={
          narrows(filter) && hasMore
            ? `${countWords(shown.length)} found in ${searched} of the chain`
            : `${countWords(shown.length)} shown`
        }
        end="That is the whole list."
      />
    </>
  )
}

/** The records that this hub leaves out, each with the reason: that something is missing is not hidden. */
function UnshownResources({ resources }: { resources: readonly RegistryResource[] }) {
  if (resources.length === 0) return null
  return (
    <EntryGroup title="Not shown here">
      {resources.map(
        ({ id, unshown }) =>
          unshown && (
            <Entry key={id} title={`Resource ${id}`}>
              <NotShown reason={unshown} />
            </Entry>
          ),
      )}
    </EntryGroup>
  )
}
