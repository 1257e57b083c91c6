import type { Ref } from 'react'
import { CheckedField } from '../../lib/reviews/CheckedField.tsx'
import { LeaveOut } from '../../lib/reviews/LeaveOut.tsx'
import { TagsField } from '../../lib/reviews/TagsField.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { StarsField } from '../../ui/StarsField.tsx'
import { ToggleField } from '../../ui/ToggleField.tsx'
import type { WalletAccess } from '../../wallet/access.ts'
import { CONTENT_MOST, tagsError } from './checkDraft.ts'
import { changeDraft, type Draft } from './draft.ts'
import styles from './PostReviewFields.module.css'
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
    <div ref={ref} className={styles.fields}>
      <LeaveOut />
      <div className={styles.pair}>
        <SchoolPart access={access} draft={draft} error={errors.school} onChange={change} />
        <StarsField label="Rating" value={draft.rating} onChange={(rating) => change({ rating })} />
      </div>
      <CheckedField
        label="Title"
        value={draft.title}
        error={errors.title}
        schoolName={schoolName}
        onChange={(title) => change({ title })}
      />
      <CheckedField
        label="Details"
        lines
        limit={CONTENT_MOST}
        value={draft.content}
        error={errors.content}
        schoolName={schoolName}
        onChange={(content) => change({ content })}
      />
      <TagsField
        tags={draft.tags}
        text={draft.tagText}
        error={errors.tags}
        check={tagsError}
        onChange={(tags, tagText) => change({ tags, tagText })}
        onError={(tags) => onForm((form) => ({ ...form, errors: { ...form.errors, tags } }))}
      />
      <ToggleField
        label="Anonymous Review"
        hint="Hide your wallet address from public view"
        checked={draft.isAnonymous}
        onChange={(isAnonymous) => change({ isAnonymous })}
      />
      <ReviewPublicity />
      {failure && (
        <div data-failure="">
          <Alert tone="stop" live="assertive" title="Your review was not posted.">
            {failure} Your words are still here.
          </Alert>
        </div>
      )}
    </div>
  )
}
