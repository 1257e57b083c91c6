import { useEffect, useRef } from 'react'
import { CallError, mayBeDone, NoAnswer } from '../../lib/client.ts'
import { refusalSentence } from '../../lib/refusalSentence.ts'
import { wayOutOf } from '../../lib/wayOutOf.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { keepInView } from '../../ui/overlays/keepInView.ts'
import styles from './AddSchoolFailure.module.css'
import { existingId } from './useAddSchool.ts'

interface AddSchoolFailureProps {
  error: Error
  /** It is another school than the one that was shown. */
  onAnother: () => void
}

/** Why the school was not added, and what to do. */
export function AddSchoolFailure({ error, onAnother }: AddSchoolFailureProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current) keepInView(place.current)
  }, [])
  const known = existingId(error)
  return (
    <div ref={place} className={styles.failure}>
      {known === undefined ? (
        <Alert tone="stop" live="assertive" title={titleOf(error)}>
          Your words are still here. {refusalSentence(error) ?? whatToDo(error)}
        </Alert>
      ) : (
        <Known id={known} error={error} onAnother={onAnother} />
      )}
    </div>
  )
}

/** A school of this name is there. Where nobody gave its place, only its reader can tell which one it is. */
function Known({ id, error, onAnother }: AddSchoolFailureProps & { id: number }) {
  const isOpen = error instanceof CallError && error.problem.mayBeAnother
  const way = <TextLink href={`/schools/${id}`}>Open it</TextLink>
  return isOpen ? (
    <Alert tone="care" live="assertive" title="Is it this one?">
      <p>A school with this name is in the directory, with no location. {way} to see.</p>
      <div>
        <Button kind="quiet" onClick={onAnother}>
          No, another school
        </Button>
      </div>
    </Alert>
  ) : (
    <Alert tone="care" live="assertive" title="This school is in the directory already.">
      {way} to read its reviews or to write one. If you mean another school, add its city to the
      name.
    </Alert>
  )
}

function titleOf(error: Error): string {
  return mayBeDone(error) ? 'We do not know whether it was added.' : 'We could not add the school.'
}

function whatToDo(error: Error): string {
  return error instanceof NoAnswer ? 'Look at the list before you try again.' : wayOutOf(error)
}
