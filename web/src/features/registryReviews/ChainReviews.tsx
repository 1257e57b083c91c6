import { useEffect, useRef, useState } from 'react'
import { useQueryParams } from '../../lib/location.ts'
import { partHelp } from '../../lib/partHelp.ts'
import { useLazyPart } from '../../lib/useLazyPart.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { toast } from '../../ui/feedback/toastStore.ts'
import type { WalletAccess } from '../../wallet/access.ts'
import { reviewSource } from '../../wallet/registry/readReviews.ts'
import type { RegistryReview } from '../../wallet/registry/records.ts'
import { useRegistryPages } from '../../wallet/registry/useRegistryPages.ts'
import { ChainReviewList } from './ChainReviewList.tsx'
import styles from './ChainReviews.module.css'
import { PendingReviews } from './PendingReviews.tsx'
import { SchoolReviews, schoolTitleId } from './SchoolReviews.tsx'
import { schoolOf } from './schoolLink.ts'
import { type KeptForm, usePostReview } from './usePostReview.ts'

const loadPost = () => import('./PostReviewDialog.tsx')
const loadRemove = () => import('./RemoveTextDialog.tsx')

interface ChainReviewsProps {
  access: WalletAccess
  kept: KeptForm
}

/** What the screen shows with a wallet: the way to post, and the reviews on the chain. */
export default function ChainReviews({ access, kept }: ChainReviewsProps) {
  const school = schoolOf(useQueryParams())
  const posting = usePostReview(access, kept)
  const dialog = useLazyPart(loadPost)
  const removal = useLazyPart(loadRemove)
  const [removed, setRemoved] = useState<RegistryReview>()

  const missing = dialog.state === 'failed' || removal.state === 'failed'
  useEffect(() => {
    if (!missing) return
    toast({ title: 'The form did not load', description: partHelp, tone: 'stop' })
  }, [missing])

  const shown = useRef(school)
  useEffect(() => {
    if (shown.current === school) return
    shown.current = school
    arriveAtList()
  }, [school])

  const askRemoval = (review: RegistryReview) => {
    setRemoved(review)
    removal.open()
  }
  return (
    <>
      <div className={styles.top}>
        <Button
          kind="main"
          icon="pen"
          onClick={dialog.open}
          onPointerEnter={dialog.preload}
          onFocus={dialog.preload}
          busy={dialog.state === 'coming' && 'Opening...'}
        >
          Post Review
        </Button>
        <PendingReviews access={access} kept={kept} />
      </div>
      {school === undefined ? (
        <AllReviews access={access} onRemove={askRemoval} />
      ) : (
        <SchoolReviews key={school} access={access} schoolId={school} onRemove={askRemoval} />
      )}
      {dialog.Part && <dialog.Part access={access} posting={posting} onClose={dialog.close} />}
      {removal.Part && removed && (
        <removal.Part access={access} review={removed} onClose={removal.close} />
      )}
    </>
  )
}

interface AllReviewsProps extends Pick<ChainReviewsProps, 'access'> {
  onRemove: (review: RegistryReview) => void
}

function AllReviews({ access, onRemove }: AllReviewsProps) {
  const list = useRegistryPages(access, reviewSource)
  return <ChainReviewList access={access} list={list} onRemove={onRemove} />
}

/** The link that was pressed is gone: what it led to takes the focus. */
function arriveAtList(): void {
  const title = document.getElementById(schoolTitleId)
  if (title) title.scrollIntoView()
  const target = title ?? document.querySelector<HTMLElement>('#content h1')
  target?.focus({ preventScroll: true })
}
