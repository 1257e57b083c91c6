import {
  type AuthorRole,
  authorRoles,
  factQuestions,
  type ProcessAnswers,
  processFacts,
  roleChoices,
} from '@hub/core/reviews/process'
import { SCORED_FROM } from '@hub/core/reviews/score'
import { FoldTitle } from '../../ui/buttons/FoldTitle.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import text from '../../ui/text/text.module.css'
import type { Draft } from './draft.ts'
import styles from './ProcessFields.module.css'

const roles = authorRoles.map((value) => ({ value, label: roleChoices[value] }))

const answers = [
  { value: '', label: 'Not answered' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

interface ProcessFieldsProps {
  authorRole: AuthorRole
  processFacts: ProcessAnswers
  errors: Readonly<Record<string, string>>
  onChange: (part: Partial<Draft>) => void
}

/** The author's role and a few questions about the process, folded away: all of it may be left out. */
export function ProcessFields({
  authorRole,
  processFacts: given,
  errors,
  onChange,
}: ProcessFieldsProps) {
  return (
    <details className={styles.process}>
      <FoldTitle>How the process went (optional)</FoldTitle>
      <div className={styles.fields}>
        <p className={text.note}>
          We show your role and your answers only as counts, never beside your review, and only once{' '}
          {SCORED_FROM} people with your role have answered.
        </p>
        <SelectField
          label="Your role"
          error={errors.authorRole}
          choices={roles}
          value={authorRole}
          onChange={(event) => onChange({ authorRole: event.target.value as AuthorRole })}
        />
        {processFacts.map((fact) => (
          <SelectField
            key={fact}
            label={factQuestions[fact]}
            choices={answers}
            value={given[fact] === undefined ? '' : given[fact] ? 'yes' : 'no'}
            onChange={(event) => {
              const { [fact]: _, ...rest } = given
              const { value } = event.target
              onChange({ processFacts: value ? { ...rest, [fact]: value === 'yes' } : rest })
            }}
          />
        ))}
      </div>
    </details>
  )
}
