import { useEffect, useRef } from 'react'
import { CallError, NoAnswer } from '../../lib/client.ts'
import { refusalSentence } from '../../lib/failureWords.ts'
import { Alert } from '../../ui/Alert.tsx'
import { keepInView } from '../../ui/keepInView.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import styles from './AddSchoolFailure.module.css'
import { existingId } from './useAddSchool.ts'

interface AddSchoolFailureProps {
  error: Error
}

/** Why the school was not added, and what to do. */
export function AddSchoolFailure({ error }: AddSchoolFailureProps) {
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
        <Alert tone="care" live="assertive" title="This school is in the directory already.">
          <TextLink href={`/schools/${known}`}>Open it</TextLink> to read its reviews or to write
          one. If you mean another school, add its city to the name.
        </Alert>
      )}
    </div>
  )
}

function titleOf(error: Error): string {
  return error instanceof NoAnswer
    ? 'We do not know whether it was added.'
    : 'We could not add the school.'
}

function whatToDo(error: Error): string {
  if (error instanceof NoAnswer) return 'Look at the list before you try again.'
  const reached = error instanceof CallError && error.problem.status > 0
  return reached
    ? 'The fault is ours. Wait a minute, then try again.'
    : 'Check your connection, then try again.'
}
