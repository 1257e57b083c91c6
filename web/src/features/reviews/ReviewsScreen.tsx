import { type ReactNode, useEffect, useRef, useState } from 'react'
import { partHelp } from '../../lib/partHelp.ts'
import { useLazyPart } from '../../lib/useLazyPart.ts'
import { useSearchTerm } from '../../lib/useSearchTerm.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { toast } from '../../ui/feedback/toastStore.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SearchField } from '../../ui/forms/SearchField.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { ReviewList } from './ReviewList.tsx'
import styles from './ReviewsScreen.module.css'
import { useWriteReview } from './useWriteReview.tsx'

const loadDialog = () => import('./HeldReviewDialog.tsx')

/** All reviews, a search over them, and the way to write one. */
export default function ReviewsScreen() {
  const { text, term, type, run } = useSearchTerm()
  const searchBox = useRef<HTMLInputElement>(null)
  const mainButton = useRef<HTMLButtonElement>(null)
  const [posted, setPosted] = useState(0)
  const { opener, dialog } = useWriteReview(undefined, () => {
    // So that the author sees the review on top of the list.
    run('')
    setPosted((count) => count + 1)
  })
  const receipt = useReceipt()
  useEffect(() => {
    // The button in the empty list, if it was the opener, is gone by now.
    if (posted > 0) mainButton.current?.focus()
  }, [posted])

  const showAll = () => {
    run('')
    searchBox.current?.focus()
  }
  return (
    <Page>
      <PageHeader
        title="Anonymous School Reviews"
        lead={
          <>
            How schools handle Title IX cases, told by students from either side. No names.{' '}
            <TextLink href="/trust#reviews">
              What&nbsp;we&nbsp;keep&nbsp;of&nbsp;a&nbsp;review
            </TextLink>
          </>
        }
        actions={
          <>
            <Button kind="main" icon="pen" ref={mainButton} {...opener}>
              Write Review
            </Button>
            <Button {...receipt.opener}>I have a receipt</Button>
          </>
        }
      />
      <search className={styles.search}>
        <Form onSubmit={() => run(text)}>
          <SearchField
            ref={searchBox}
            label="Search reviews"
            labelShown
            maxLength={200}
            value={text}
            onChange={type}
          />
        </Form>
      </search>
      <ReviewList
        search={term}
        headingLevel={2}
        wayOn={
          term ? (
            <Button onClick={showAll}>Show all reviews</Button>
          ) : (
            <Button icon="pen" {...opener}>
              Write Review
            </Button>
          )
        }
      />
      {dialog}
      {receipt.dialog}
    </Page>
  )
}

interface Receipt {
  opener: {
    onClick: () => void
    onPointerEnter: () => void
    onFocus: () => void
    busy: string | false
  }
  dialog: ReactNode
}

/**
 * The dialog for who has a receipt, its code fetched when it is wanted. It has no address: a browser's history must not
 * say that somebody here wrote a review.
 */
function useReceipt(): Receipt {
  const { Part, state, open, close, preload } = useLazyPart(loadDialog)
  useEffect(() => {
    if (state !== 'failed') return
    toast({ title: 'The form did not load', description: partHelp, tone: 'stop' })
  }, [state])
  return {
    opener: {
      onClick: open,
      onPointerEnter: preload,
      onFocus: preload,
      busy: state === 'coming' && 'Opening...',
    },
    dialog: Part && <Part onClose={close} />,
  }
}
