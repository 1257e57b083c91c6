import { useEffect, useRef } from 'react'
import { refusalSentence } from '../../lib/failureWords.ts'
import { Alert } from '../../ui/Alert.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { existingId } from './useAddSchool.ts'

interface AddSchoolFailureProps {
  error: Error
}

/** Why the school was not added, and what to do. */
export function AddSchoolFailure({ error }: AddSchoolFailureProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const known = existingId(error)
  return (
    <div ref={place}>
      {known === undefined ? (
        <Alert tone="stop" live="assertive" title="We could not add the school.">
          Your words are still here.{' '}
          {refusalSentence(error) ?? 'Check your connection, then try again.'}
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
