import type { HubDocument } from '@hub/api/documents'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import type { IconName } from '../../../ui/icons/icons.ts'
import stack from '../../../ui/layout/stack.module.css'
import { classes } from '../../../ui/styles/classes.ts'
import { Badge } from '../../../ui/text/Badge.tsx'
import text from '../../../ui/text/text.module.css'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { fileSize } from '../fileSize.ts'
import styles from './DocumentEntry.module.css'
import { DocumentState } from './DocumentState.tsx'
import { titleId } from './useAnalysis.ts'

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

const statuses: Record<HubDocument['status'], { word: string; icon: IconName }> = {
  pending: { word: 'Pending', icon: 'document' },
  processing: { word: 'Processing', icon: 'info' },
  completed: { word: 'Completed', icon: 'check' },
  failed: { word: 'Failed', icon: 'warning' },
}

interface DocumentEntryProps {
  document: HubDocument
  /** The hub does not answer: how far the work is cannot be told. */
  isUnreached: boolean
  exists: (path: string) => boolean
  onDelete: () => void
}

/** One document: what it is, what state it is in, and what can be done with it. */
export function DocumentEntry({ document, isUnreached, exists, onDelete }: DocumentEntryProps) {
  const { id, originalName, size, uploadedAt, status } = document
  const { word, icon } = statuses[status]
  return (
    <article className={styles.entry} aria-labelledby={titleId(id)} data-status={status}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div className={classes(stack.gap4, stack.shrinks)}>
        <div>
          <h3 id={titleId(id)} tabIndex={-1} className={text.breaks}>
            {originalName}
          </h3>
          <p className={styles.meta}>
            <Badge>{word}</Badge>
            <span>{fileSize(size)}</span>
            <span>{day.format(new Date(uploadedAt))}</span>
          </p>
        </div>
        <DocumentState
          document={document}
          isUnreached={isUnreached}
          exists={exists}
          deleteButton={
            <Button kind="delete" icon="trash" onClick={onDelete}>
              Delete<VisuallyHidden> {originalName}</VisuallyHidden>
            </Button>
          }
        />
      </div>
    </article>
  )
}
