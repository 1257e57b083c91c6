import { type Ref, useId } from 'react'
import { ReviewParts } from '../../lib/reviews/ReviewParts.tsx'
import { StarsField } from '../../ui/forms/StarsField.tsx'
import { ToggleField } from '../../ui/forms/ToggleField.tsx'
import type { WalletAccess } from '../../wallet/access.ts'
import { CONTENT_MOST, tagsError } from './checkDraft.ts'
import { changeDraft, type Draft } from './draft.ts'
import styles from './PostReviewFields.module.css'
import { SchoolPart } from './SchoolPart.tsx'
import type { Posting } from './usePostReview.ts'

interface PostReviewFieldsProps {
  access: WalletAccess
  posting: Posting
  ref: Ref<HTMLDivElement>
}

/** The fields in the order they are filled in, what will be public, and why the last attempt failed. */
export function PostReviewFields({ access, posting, ref }: PostReviewFieldsProps) {
  const { form, onForm } = posting
  const { draft, errors, failure } = form
  const change = (part: Partial<Draft>) => onForm((form) => changeDraft(form, part))
  const schoolName = draft.schoolFrom === 'typed' ? draft.schoolText : (draft.school?.name ?? '')
  return (
    <ReviewParts
      ref={ref}
      school={<SchoolPart access={access} draft={draft} error={errors.school} onChange={change} />}
      schoolName={schoolName}
      rating={
        <StarsField label="Rating" value={draft.rating} onChange={(rating) => change({ rating })} />
      }
      draft={draft}
      errors={errors}
      contentMost={CONTENT_MOST}
      tagsError={tagsError}
      onChange={change}
      onTagsError={(tags) => onForm((form) => ({ ...form, errors: { ...form.errors, tags } }))}
      failure={
        failure
          ? {
              title: 'Your review was not posted.',
              words: `${failure} Your words are still here.`,
            }
          : undefined
      }
    >
      <ToggleField
        label="Anonymous Review"
        hint="Hide your wallet address from public view"
        checked={draft.isAnonymous}
        onChange={(isAnonymous) => change({ isAnonymous })}
      />
      <ReviewPublicity />
    </ReviewParts>
  )
}

/** What posting makes public, said before anything is signed. */
function ReviewPublicity() {
  const id = useId()
  return (
    <section className={styles.facts} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        What will be public
      </h3>
      <p>
        The transaction is public and cannot be taken back. Hiding your address works on this hub
        only.
      </p>
      <dl className={styles.list}>
        <div>
          <dt>On the chain for good</dt>
          <dd>
            Your wallet address and the time, the school, the rating, the title and the tags. Of the
            details, only a digest: a code made from their words.
          </dd>
        </div>
        <div>
          <dt>Kept by this hub</dt>
          <dd>The words of your details. Anyone can read them. You can remove them later.</dd>
        </div>
        <div>
          <dt>What can tie a wallet to you</dt>
          <dd>
            Coins bought under your name, a public name for the address, payments to or from people
            who know you, and other posts with the same address. A wallet that you use for nothing
            else is safer.
          </dd>
        </div>
      </dl>
    </section>
  )
}
