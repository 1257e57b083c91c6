import { useEffect, useState } from 'react'
import type { ListedResource } from '../../lib/resources/findResources.ts'
import { ResourceEntry } from '../../lib/resources/ResourceEntry.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import styles from './GroupEntries.module.css'

/** So many guides of a group are shown before the reader asks for all. */
const SHOWN_GUIDES = 4

interface Folded<R> {
  /** The resources with the first guides only, in the order given. */
  shown: readonly R[]
  /** How many guides there are in all. */
  guides: number
  /** The first guide that is not shown. */
  firstFolded: R | undefined
}

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

/** Leaves out all but the first guides of a list; whatever is no guide stays. */
export function foldGuides<R extends { guide: string | null }>(resources: readonly R[]): Folded<R> {
  const guides = resources.filter(({ guide }) => guide !== null)
  // One more entry takes no more room than the button.
  const most = guides.length === SHOWN_GUIDES + 1 ? guides.length : SHOWN_GUIDES
  const rest = new Set(guides.slice(most))
  return {
    shown: resources.filter((resource) => !rest.has(resource)),
    guides: guides.length,
    firstFolded: guides[most],
  }
}
