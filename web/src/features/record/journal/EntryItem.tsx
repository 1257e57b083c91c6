import type { KeptContent, KeptEntry } from '@hub/core/record/book'
import type { Link } from '@hub/core/record/chain'
import { countOf, entryTitle, happenedWords } from '@hub/core/record/words'
import { useState } from 'react'
import { dayOf, timeOf } from '../../../lib/when.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Entry } from '../../../ui/layout/Entry.tsx'
import { classes } from '../../../ui/styles/classes.ts'
import { Badge } from '../../../ui/text/Badge.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import styles from '../Record.module.css'
import { EntryFiles } from './EntryFiles.tsx'

interface EntryItemProps {
  entry: KeptEntry
  links: readonly Link[]
  onEdit: () => void
  onDelete: () => void
}

/** One entry: its latest version, and the former ones on a press. */
export function EntryItem({ entry, links, onEdit, onDelete }: EntryItemProps) {
  const [showsFormer, setShowsFormer] = useState(false)
  const [latest, ...former] = entry.versions.toReversed()
  if (!latest) return null
  const { content } = latest
  const title = entryTitle(content)
  const isLong = content.what.trim() !== title
  const of = <VisuallyHidden>: {title}</VisuallyHidden>
  return (
    <Entry
      kicker={happenedWords(content.happened)}
      title={isLong ? <span className={styles.inShort}>{title}</span> : title}
      meta={content.tags.map((tag) => <Badge key={tag}>{tag}</Badge>)}
      actions={
        <>
          <Button icon="pen" onClick={onEdit}>
            Change{of}
          </Button>
          {former.length > 0 && (
            <Button
              kind="quiet"
              aria-expanded={showsFormer}
              onClick={() => setShowsFormer(!showsFormer)}
            >
              {countOf(former.length, 'former version')}
              {of}
            </Button>
          )}
          <Button kind="quiet" onClick={onDelete}>
            Delete{of}
          </Button>
        </>
      }
    >
      <Words content={content} isLong={isLong} />
      <Written entry={entry.id} version={latest.version} links={links} />
      {showsFormer && (
        <ol className={styles.former} reversed>
          {former.map(({ version, content: before }) => (
            <li key={version}>
              <p>{happenedWords(before.happened)}</p>
              <Words content={before} isLong />
              <Written entry={entry.id} version={version} links={links} />
            </li>
          ))}
        </ol>
      )}
    </Entry>
  )
}

function Words({ content, isLong }: { content: KeptContent; isLong: boolean }) {
  const { what, who, where, notes, files } = content
  return (
    <div className={styles.words}>
      {isLong && <p className={styles.text}>{what}</p>}
      {who !== '' && <p>Who was there: {who}</p>}
      {where !== '' && <p>Where: {where}</p>}
      {notes !== '' && <p className={styles.text}>{notes}</p>}
      {files.length > 0 && <EntryFiles files={files} />}
    </div>
  )
}

function Written({
  entry,
  version,
  links,
}: {
  entry: string
  version: number
  links: readonly Link[]
}) {
  const link = links.find(
    (one) => one.kind === 'written' && one.entry === entry && one.version === version,
  )
  if (!link) return null
  return (
    <details className={classes(styles.note, styles.written)}>
      <summary>
        Written {dayOf(link.at)}, {timeOf(link.at)}
        {version > 1 && `, version ${version}`}
      </summary>
      Step {link.number} of the chain. Its hash: <code className={styles.hash}>{link.digest}</code>
    </details>
  )
}
