import { NotShown } from '../../lib/moderation/NotShown.tsx'
import { Entry } from '../../ui/layout/Entry.tsx'
import { EntryGroup } from '../../ui/layout/EntryGroup.tsx'
import type { RegistryResource } from '../../wallet/registry/records.ts'

/** The records that this hub leaves out, each with the reason: that something is missing is not hidden. */
export function UnshownResources({ resources }: { resources: readonly RegistryResource[] }) {
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
