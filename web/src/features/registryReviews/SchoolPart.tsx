import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import type { WalletAccess } from '../../wallet/access.ts'
import { schoolSource } from '../../wallet/registry/readSchools.ts'
import { useRegistryPages } from '../../wallet/registry/useRegistryPages.ts'
import { AddSchool } from './AddSchool.tsx'
import type { Draft, PickedSchool } from './draft.ts'
import { SchoolChoice } from './SchoolChoice.tsx'
import styles from './SchoolPart.module.css'

interface SchoolPartProps {
  access: WalletAccess
  draft: Draft
  error: string | undefined
  onChange: (part: Partial<Draft>) => void
}

/** The school: chosen from those on the chain, or typed. It begins with the list where there is one. */
export function SchoolPart({ access, draft, error, onChange }: SchoolPartProps) {
  const list = useRegistryPages(access, schoolSource, 50)
  const typed = draft.schoolFrom === 'typed'
  const begin = useEffectEvent((schoolFrom: Draft['schoolFrom']) => {
    if (!draft.schoolFrom) onChange({ schoolFrom })
  })
  const count = list.data?.items.length
  // With the drawing, not some moments after it: that would undo what was pressed in between.
  useLayoutEffect(() => {
    if (count !== undefined) begin(count > 0 ? 'list' : 'typed')
  }, [count])

  const part = useRef<HTMLDivElement>(null)
  const added = useRef(false)
  useEffect(() => {
    // The button that added the school is gone.
    if (added.current && !typed) part.current?.querySelector('select')?.focus()
    added.current = false
  }, [typed])
  const takeAdded = (school: PickedSchool) => {
    added.current = true
    onChange({ schoolFrom: 'list', school, schoolText: '' })
  }

  return (
    <div ref={part} className={styles.part}>
      {typed ? (
        <TextField
          label="School name"
          error={error}
          autoComplete="off"
          autoCapitalize="words"
          value={draft.schoolText}
          onChange={(event) => onChange({ schoolText: event.target.value })}
        />
      ) : (
        <SchoolChoice list={list} draft={draft} error={error} onChange={onChange} />
      )}
      <div className={styles.ways}>
        <Button kind="quiet" onClick={() => onChange({ schoolFrom: typed ? 'list' : 'typed' })}>
          {typed ? 'Choose from the list' : 'Enter the school by hand'}
        </Button>
        {typed && draft.schoolText.trim() !== '' && (
          <AddSchool access={access} name={draft.schoolText.trim()} onAdded={takeAdded} />
        )}
      </div>
    </div>
  )
}
