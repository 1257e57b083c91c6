import { REVIEW_CONTENT_MAX } from '@hub/api/reviews'
import type { Dispatch, Ref, SetStateAction } from 'react'
import { ReviewParts } from '../../lib/reviews/ReviewParts.tsx'
import { StarsField } from '../../ui/forms/StarsField.tsx'
import { changeDraft } from './changeDraft.ts'
import { tagsError } from './checkReview.ts'
import type { Draft, PickedSchool, ReviewForm } from './draft.ts'
import { FixedSchool } from './FixedSchool.tsx'
import { ProcessFields } from './ProcessFields.tsx'
import { SchoolField } from './SchoolField.tsx'
import { VerifyFields } from './verify/VerifyFields.tsx'

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
