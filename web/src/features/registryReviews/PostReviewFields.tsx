import type { Ref } from 'react'
import { ReviewParts } from '../../lib/reviews/ReviewParts.tsx'
import { StarsField } from '../../ui/forms/StarsField.tsx'
import { ToggleField } from '../../ui/forms/ToggleField.tsx'
import type { WalletAccess } from '../../wallet/access.ts'
import { CONTENT_MOST, tagsError } from './checkDraft.ts'
import { changeDraft, type Draft } from './draft.ts'
import { ReviewPublicity } from './ReviewPublicity.tsx'
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
