import { useRef } from 'react'
import { ownSubscription } from '../../lib/hubQueries.ts'
import { usePages } from '../../lib/reading/usePages.ts'
import { useReading } from '../../lib/reading/useReading.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import { LinkButton } from '../../ui/buttons/Button.tsx'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Badge } from '../../ui/text/Badge.tsx'
import styles from './DocumentsScreen.module.css'
import { documentPages } from './documentQueries.ts'
import { DocumentList } from './list/DocumentList.tsx'
import { KeptNote } from './upload/KeptNote.tsx'
import { UploadCard } from './upload/UploadCard.tsx'

/** Upload a document, see those that are kept, have one analyzed. */
export default function DocumentsScreen({ exists }: ScreenProps) {
  const list = usePages(documentPages)
  const { data: access } = useReading(ownSubscription)
  const uploadButton = useRef<HTMLButtonElement>(null)
  const hasDocuments = Boolean(list.data && list.data.items.length > 0)
  return (
    <Page>
      <PageHeader
        title="Document Analysis"
        badge={access?.hasAccess && <Badge tone="proven">Premium Active</Badge>}
        lead={
          <>
            Upload a letter from your school. See what it says, which dates matter, and what you
            could ask. For either side of a case.
            {exists('/record') && (
              <>
                {' '}
                To write down what happened, keep{' '}
                <TextLink href="/record">your own record</TextLink>.
              </>
            )}
          </>
        }
        actions={exists('/timeline') && <LinkButton href="/timeline">Your case clock</LinkButton>}
      />
      <div className={styles.parts}>
        <UploadCard button={uploadButton} />
        <KeptNote exists={exists} folded={hasDocuments} />
        <DocumentList
          list={list}
          exists={exists}
          needsPremium={access?.hasAccess === false}
          isSignedOut={access?.hasAccount === false}
          uploadButton={uploadButton}
        />
      </div>
    </Page>
  )
}
