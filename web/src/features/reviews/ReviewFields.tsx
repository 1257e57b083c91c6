import { REVIEW_CONTENT_MAX } from '@hub/api/reviews'
import type { Dispatch, Ref, SetStateAction } from 'react'
import { ReviewParts } from '../../lib/reviews/ReviewParts.tsx'
import { StarsField } from '../../ui/forms/StarsField.tsx'
import { tagsError } from './checkReview.ts'
import type { Draft, PickedSchool, ReviewForm } from './draft.ts'
import { FixedSchool } from './FixedSchool.tsx'
import { ProcessFields } from './ProcessFields.tsx'
import { SchoolField } from './SchoolField.tsx'
import { VerifyFields } from './verify/VerifyFields.tsx'

/** Where a field's error is kept, if not under its own name. */
const errorOf: Readonly<Record<string, string>> = {
  schoolText: 'schoolName',
  school: 'schoolName',
  tagText: 'tags',
}

interface ReviewFieldsProps {
  fixed: PickedSchool | undefined
  form: ReviewForm
  /** This hub can send a code to a school address. */
  canVerify: boolean
  onForm: Dispatch<SetStateAction<ReviewForm>>
  ref: Ref<HTMLDivElement>
}

/** The notice, the fields in the order they are filled in, and why the last attempt failed. */
export function ReviewFields({ fixed, form, canVerify, onForm, ref }: ReviewFieldsProps) {
  const { draft, errors, failure } = form
  const change = (part: Partial<Draft>) => onForm((form) => changeDraft(form, part))
  const schoolName = fixed?.name ?? draft.schoolText
  return (
    <ReviewParts
      ref={ref}
      school={
        fixed ? (
          <FixedSchool name={fixed.name} />
        ) : (
          <SchoolField
            draft={draft}
            sentName={form.sentName}
            error={errors.schoolName}
            onChange={change}
          />
        )
      }
      schoolName={schoolName}
      rating={
        <StarsField
          label="Rating"
          value={draft.rating}
          error={errors.rating}
          onChange={(rating) => change({ rating })}
        />
      }
      draft={draft}
      errors={errors}
      contentMost={REVIEW_CONTENT_MAX}
      tagsError={tagsError}
      onChange={change}
      onTagsError={(tags) => onForm((form) => ({ ...form, errors: { ...form.errors, tags } }))}
      failure={failure}
    >
      <ProcessFields
        authorRole={draft.authorRole}
        processFacts={draft.processFacts}
        errors={errors}
        onChange={change}
      />
      {canVerify && (
        <VerifyFields
          school={fixed ?? draft.school}
          proof={draft.proof}
          onProof={(proof) => change({ proof })}
        />
      )}
    </ReviewParts>
  )
}

/**
 * The form after typing: the errors of the fields that changed are taken back. While it is posted nothing changes: what
 * is typed then would go with the success, and what was posted stays.
 */
export function changeDraft(form: ReviewForm, part: Partial<Draft>): ReviewForm {
  if (form.posting) return form
  const errors = { ...form.errors }
  for (const field of Object.keys(part)) delete errors[errorOf[field] ?? field]
  return { ...form, draft: { ...form.draft, ...part }, errors }
}
