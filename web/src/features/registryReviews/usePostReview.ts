import { type Dispatch, type SetStateAction, useState } from 'react'
import type { DigestHex } from '../../lib/content/digest.ts'
import { refusalSentence } from '../../lib/refusalSentence.ts'
import { addTags } from '../../lib/reviews/tags.ts'
import { toast } from '../../ui/feedback/toastStore.ts'
import type { WalletAccess } from '../../wallet/access.ts'
import type { RegistryWrite } from '../../wallet/transactions/registryWrite.ts'
import {
  busyWord,
  type Ending,
  type TransactionState,
} from '../../wallet/transactions/transactionState.ts'
import { useTransaction } from '../../wallet/transactions/useTransaction.ts'
import { draftErrors } from './checkDraft.ts'
import { type Draft, emptyForm, type ReviewForm } from './draft.ts'

/** A digest of the same length as any, to price a review before its text is stored. */
export const anyDigest: DigestHex = `0x${'5a'.repeat(32)}`

// Reading needs it not.
const loadStoring = () => import('../../lib/content/storeText.ts')

/** A form that the screen keeps, so that it outlives a wallet that leaves the network. */
export type KeptForm = Pick<Posting, 'form' | 'onForm'>

/** The form of a review, and its way to the chain. */
export interface Posting {
  form: ReviewForm
  onForm: Dispatch<SetStateAction<ReviewForm>>
  state: TransactionState
  /** The word of the button while a review is on its way. */
  busy: string | false
  /** Stores the text and sends the review. False where that did not work; the form then says why. */
  post: () => Promise<boolean>
  /** How many attempts failed, so that the form shows what is wrong. */
  refusals: number
}

/** Posts the form of a review, once at a time. Nothing typed is lost when that fails. */
export function usePostReview(access: WalletAccess, { form, onForm }: KeptForm): Posting {
  const [storing, setStoring] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const { state, send } = useTransaction(access)
  const busy = busyWord(state, 'Posting...') || (storing && 'Posting...')

  const refuse = (wrong: Pick<ReviewForm, 'errors' | 'failure'>) => {
    onForm((form) => ({ ...form, ...wrong }))
    setRefusals((count) => count + 1)
    return false
  }
  const post = async () => {
    if (busy) return false
    const { draft } = form
    const errors = draftErrors(draft)
    if (Object.keys(errors).length > 0) return refuse({ errors, failure: undefined })
    onForm((form) => ({ ...form, errors: {}, failure: undefined }))
    setStoring(true)
    let ending: Ending
    try {
      const { storeText } = await loadStoring()
      const digest = await storeText(draft.content.trim())
      ending = await send(reviewWrite(draft, digest))
    } catch (error) {
      toast({ title: 'An error occurred while posting your review.', tone: 'stop' })
      const reason = refusalSentence(error) ?? 'Check your connection, then try again.'
      return refuse({ errors: {}, failure: reason })
    } finally {
      setStoring(false)
    }
    sayEnding(ending)
    if (ending.phase !== 'done') return refuse({ errors: {}, failure: ending.words })
    onForm(emptyForm)
    return true
  }
  return { form, onForm, state, busy, post, refusals }
}

/** The toast for the end of a review, be it sent now or before a reload. */
export function sayEnding({ phase, words }: Ending): void {
  if (phase === 'done') {
    const description =
      'Your review has been posted to the blockchain. It may take a few moments to appear.'
    toast({ title: 'Review Posted Successfully', description })
  } else {
    const title = 'Failed to post review. Please try again.'
    toast({ title, description: words, tone: 'stop' })
  }
}

/**
 * What goes to the chain for a draft: all but the details, of which only the digest. A school of the list
 * goes by its id, with an empty name; a typed one by its name, with the id 0.
 */
export function reviewWrite(draft: Draft, contentHash: DigestHex): RegistryWrite {
  const { school, schoolFrom, schoolText, rating, title, tags, tagText, isAnonymous } = draft
  const listed = schoolFrom === 'typed' ? undefined : school
  return {
    name: 'postReview',
    args: [
      BigInt(listed?.id ?? 0),
      listed ? '' : schoolText.trim(),
      rating,
      title.trim(),
      contentHash,
      addTags(tags, tagText),
      isAnonymous,
    ],
  }
}
