import { type ReactNode, type Ref, useId } from 'react'
import stack from '../../ui/layout/stack.module.css'
import { classes } from '../../ui/styles/classes.ts'
import { SendFailure } from '../SendFailure.tsx'
import { CheckedField } from './CheckedField.tsx'
import styles from './ReviewParts.module.css'
import { TagsField } from './TagsField.tsx'

const leaveOut = [
  'Your name, student ID or contact info',
  'Specific dates, case numbers or hearing details',
  'Names of other people in the case',
  'Unique circumstances: anything that fits only you',
]

/** What is written in a review. */
interface Written {
  title: string
  content: string
  tags: readonly string[]
  /** A tag that is typed but not added yet. */
  tagText: string
}

interface ReviewPartsProps {
  ref: Ref<HTMLDivElement>
  school: ReactNode
  /** The reviewed school, whose name is no detail that points to a person. */
  schoolName: string
  rating: ReactNode
  draft: Written
  /** The sentence for each wrong field. */
  errors: Readonly<Record<string, string>>
  /** The most characters of the review itself. */
  contentMost: number
  /** What is wrong with a list of tags; undefined where nothing is. */
  tagsError: (tags: readonly string[]) => string | undefined
  onChange: (part: Partial<Written>) => void
  onTagsError: (error: string) => void
  /** What stands between the fields and why the last attempt failed. */
  children?: ReactNode
  /** Why the last attempt failed, where no field says it. */
  failure: { title: string; words: string } | undefined
}

/** The notice, the fields of a review in the order they are filled in, and why the last attempt failed. */
export function ReviewParts(props: ReviewPartsProps) {
  const { ref, school, schoolName, rating, draft, errors, contentMost, tagsError } = props
  const { onChange, onTagsError, children, failure } = props
  return (
    <div ref={ref} className={classes(stack.gap6, stack.shrinks)}>
      <LeaveOut />
      <div className={styles.pair}>
        {school}
        {rating}
      </div>
      <CheckedField
        label="Title"
        value={draft.title}
        error={errors.title}
        schoolName={schoolName}
        onChange={(title) => onChange({ title })}
      />
      <CheckedField
        label="Details"
        lines
        limit={contentMost}
        value={draft.content}
        error={errors.content}
        schoolName={schoolName}
        onChange={(content) => onChange({ content })}
      />
      <TagsField
        tags={draft.tags}
        text={draft.tagText}
        error={errors.tags}
        check={tagsError}
        onChange={(tags, tagText) => onChange({ tags, tagText })}
        onError={onTagsError}
      />
      {children}
      <SendFailure failure={failure} />
    </div>
  )
}

/** What to leave out of a review, said before the first field. */
function LeaveOut() {
  const id = useId()
  return (
    <section className={styles.notice} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        Please leave out
      </h3>
      <ul className={styles.list}>
        {leaveOut.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </section>
  )
}
