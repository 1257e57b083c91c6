import { REVIEW_CONTENT_MAX } from '@hub/api/reviews'
import type { Dispatch, Ref, SetStateAction } from 'react'
import { CheckedField } from '../../lib/reviews/CheckedField.tsx'
import { LeaveOut } from '../../lib/reviews/LeaveOut.tsx'
import { TagsField } from '../../lib/reviews/TagsField.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { StarsField } from '../../ui/StarsField.tsx'
import { changeDraft } from './changeDraft.ts'
import { tagsError } from './checkReview.ts'
import type { Draft, PickedSchool, ReviewForm } from './draft.ts'
import styles from './ReviewFields.module.css'
import { SchoolField } from './SchoolField.tsx'

interface ReviewFieldsProps {
  fixed: PickedSchool | undefined
  form: ReviewForm
  onForm: Dispatch<SetStateAction<ReviewForm>>
  ref: Ref<HTMLDivElement>
}

/** The notice, the fields in the order they are filled in, and why the last attempt failed. */
export function ReviewFields({ fixed, form, onForm, ref }: ReviewFieldsProps) {
  const { draft, errors, failure } = form
  const change = (part: Partial<Draft>) => onForm((form) => changeDraft(form, part))
  const schoolName = fixed?.name ?? draft.schoolText
  return (
    <div ref={ref} className={styles.fields}>
      <LeaveOut />
      <div className={styles.pair}>
        {fixed ? (
          <FixedSchool name={fixed.name} />
        ) : (
          <SchoolField draft={draft} error={errors.schoolName} onChange={change} />
        )}
        <StarsField
          label="Rating"
          value={draft.rating}
          error={errors.rating}
          onChange={(rating) => change({ rating })}
        />
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
        limit={REVIEW_CONTENT_MAX}
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
      {failure && (
        <div data-failure="">
          <Alert tone="stop" live="assertive" title="We could not post your review.">
            Your words are still here. {failure}
          </Alert>
        </div>
      )}
    </div>
  )
}

function FixedSchool({ name }: { name: string }) {
  return (
    <div className={styles.fixed}>
      <p className={styles.label}>School</p>
      <p>{name}</p>
    </div>
  )
}
