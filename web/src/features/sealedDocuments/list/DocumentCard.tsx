import { mimeTypes } from '../../../lib/fileText/checkFile.ts'
import { dayOf } from '../../../lib/when.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Badge } from '../../../ui/text/Badge.tsx'
import text from '../../../ui/text/text.module.css'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import type { RegistryDocument } from '../../../wallet/registry/records.ts'
import styles from './DocumentCard.module.css'

const names: ReadonlyMap<string, string> = new Map([
  [mimeTypes.pdf, 'PDF Document'],
  [mimeTypes.docx, 'Word Document (DOCX)'],
  [mimeTypes.doc, 'Word Document (DOC)'],
  [mimeTypes.txt, 'Text Document'],
])

interface DocumentCardProps {
  document: RegistryDocument
  /** Its sealed bytes are gone; only the record is left. */
  isDeleted: boolean
  onView: () => void
  onDownload: () => void
  onDelete: () => void
}

/** One document: its number, what the chain says of it, and what can be done with it. */
export function DocumentCard(props: DocumentCardProps) {
  const { document, isDeleted, onView, onDownload, onDelete } = props
  const { id, isAnalyzed, mimeType, timestamp } = document
  const title = `Document #${id}`
  const of = <VisuallyHidden> {title}</VisuallyHidden>
  return (
    <article className={styles.card} aria-labelledby={`sealed-${id}`}>
      <h2 id={`sealed-${id}`} className={styles.title}>
        {title}
      </h2>
      <p className={styles.status}>
        <Icon name={isDeleted ? 'trash' : isAnalyzed ? 'check' : 'info'} />
        {isDeleted ? 'Deleted' : isAnalyzed ? 'Analyzed' : 'Not analyzed'}
        <Badge>On-chain</Badge>
      </p>
      <ul className={text.note}>
        <li>{typeName(mimeType)}</li>
        <li>{isDeleted ? 'Only the record is left' : 'Blockchain Secured'}</li>
        <li>{dayOf(new Date(timestamp * 1000).toISOString())}</li>
      </ul>
      {!isDeleted && (
        <p className={styles.actions}>
          <Button onClick={onView}>View{of}</Button>
          <Button onClick={onDownload}>Download{of}</Button>
          <Button kind="delete" icon="trash" onClick={onDelete}>
            Delete{of}
          </Button>
        </p>
      )}
    </article>
  )
}

/** What a document's type is called. Others than ours may have written the record. */
export function typeName(mimeType: string): string {
  return names.get(mimeType) ?? 'Document'
}

/** The ending that a file of this type has. */
export function endingOf(mimeType: string): string {
  const found = Object.entries(mimeTypes).find(([, known]) => known === mimeType)
  return found?.[0] ?? 'bin'
}
