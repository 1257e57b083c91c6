import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/buttons/Button.tsx'
import { FoldTitle } from '../../../ui/buttons/FoldTitle.tsx'
import stack from '../../../ui/layout/stack.module.css'
import { classes } from '../../../ui/styles/classes.ts'
import type { PickedSchool, SchoolProof } from '../draft.ts'
import styles from './VerifyFields.module.css'
import { VerifySteps } from './VerifySteps.tsx'

interface VerifyFieldsProps {
  /** Undefined while none is taken from the list. */
  school: PickedSchool | undefined
  proof: SchoolProof | undefined
  onProof: (proof: SchoolProof | undefined) => void
}

/** Shows that the author belongs to the school, folded away: it may be left out. */
export function VerifyFields({ school, proof, onProof }: VerifyFieldsProps) {
  const [isOpen, setOpen] = useState(false)
  const isProven = school !== undefined && proof?.schoolId === school.id
  const done = useRef<HTMLParagraphElement>(null)
  // The field that had the focus is gone. Folded away, nothing was proven just now.
  useEffect(() => {
    if (isProven && isOpen) done.current?.focus()
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- unfolding takes no focus
  }, [isProven])
  return (
    <details className={styles.verify} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <FoldTitle>Show that you belong to this school (optional)</FoldTitle>
      <div className={styles.inside}>
        {!school && <p>Choose a school from the list first.</p>}
        {isProven && (
          <div className={classes(stack.gap3, stack.start)}>
            <p ref={done} role="status" tabIndex={-1}>
              Done. Your review will say “Verified”. The proof exists only on this page: post your
              review before you leave it.
            </p>
            <Button kind="quiet" onClick={() => onProof(undefined)}>
              Post without it
            </Button>
          </div>
        )}
        {isOpen && school && !isProven && (
          <VerifySteps
            key={school.id}
            schoolId={school.id}
            onProof={(proof) => onProof({ ...proof, schoolId: school.id })}
          />
        )}
      </div>
    </details>
  )
}
