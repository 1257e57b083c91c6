import { useEffect, useState } from 'react'
import type { ListedResource } from '../../lib/resources/findResources.ts'
import { ResourceEntry } from '../../lib/resources/ResourceEntry.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { foldGuides } from './foldGuides.ts'
import styles from './GroupEntries.module.css'

interface GroupEntriesProps {
  resources: readonly ListedResource[]
  /** Of many guides only the first are shown until the reader asks for all. */
  folded: boolean
}

/** The entries of a group. Guides must not hide the people who help, so many of them are folded. */
export function GroupEntries({ resources, folded }: GroupEntriesProps) {
  const [open, setOpen] = useState(false)
  const { shown, guides, firstFolded } = foldGuides(resources)
  const isFolded = folded && !open && firstFolded !== undefined
  const next = firstFolded && `resource-${firstFolded.id}`

  useEffect(() => {
    // The pressed button is gone; reading goes on at the first guide that was not there before.
    if (open && next) document.querySelector<HTMLElement>(`#${next} a`)?.focus()
  }, [open, next])

  return (
    <>
      {(isFolded ? shown : resources).map((resource) => (
        <ResourceEntry
          key={resource.id}
          resource={resource}
          id={resource === firstFolded ? next : undefined}
        />
      ))}
      {isFolded && (
        <p className={styles.more}>
          <Button onClick={() => setOpen(true)}>Show all {guides} guides</Button>
          <TextLink href="/guides">The guide by chapter</TextLink>
        </p>
      )}
    </>
  )
}
