import type { School } from '@hub/api/schools'
import { useLayoutEffect, useRef } from 'react'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import styles from './AddedSchool.module.css'

interface AddedSchoolProps {
  school: School
}

/**
 * Says what was added and leads on. It takes the focus, since the button that opened the dialog may
 * have gone with the empty list it stood in.
 */
export function AddedSchool({ school }: AddedSchoolProps) {
  const notice = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} tabIndex={-1} className={styles.notice}>
      <Alert title={`${school.name} is in the directory now.`} live="off">
        <TextLink href={`/schools/${school.id}`}>Open it</TextLink> to write its first review.
      </Alert>
    </div>
  )
}
