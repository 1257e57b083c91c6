import { useEffect, useSyncExternalStore } from 'react'
import type { ScreenProps } from '../../lib/screen.ts'
import { keepPage } from '../../offline/keepPage.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import styles from './Record.module.css'
import { RecordParts } from './RecordParts.tsx'

/** My record: what happened, written down for oneself, sealed on this device. The server draws nothing of it. */
export default function RecordScreen({ exists }: ScreenProps) {
  const isHere = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  useEffect(() => void keepPage('/record'), [])
  return (
    <Page>
      <PageHeader
        title="My record"
        lead={
          <span className={styles.offPaper}>
            Write down what happened, when, and who was there. Add photos and files. It is sealed on
            this device, and nothing of it is sent to us or anyone.{' '}
            <TextLink href="/trust#record">What is kept, and who can read it</TextLink>
          </span>
        }
      />
      {isHere ? (
        <RecordParts exists={exists} />
      ) : (
        <Skeleton
          count={1}
          lines={3}
          words="Looking for your record..."
          withoutScript={
            <>
              Only it can open your record, which is sealed on this device. The page in an export
              that you saved before opens without it, and so does our page of{' '}
              <TextLink href="/emergency">crisis lines and first steps</TextLink>.
            </>
          }
        />
      )}
    </Page>
  )
}
