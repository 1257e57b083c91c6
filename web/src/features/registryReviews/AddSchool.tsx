import { schoolTypeLabels, schoolTypes } from '@hub/core/schools/schoolTypes'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/buttons/Button.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { toast } from '../../ui/feedback/toastStore.ts'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import type { WalletAccess } from '../../wallet/access.ts'
import type { RegistryWrite } from '../../wallet/transactions/registryWrite.ts'
import { TransactionNote } from '../../wallet/transactions/TransactionNote.tsx'
import { busyWord, isFailure } from '../../wallet/transactions/transactionState.ts'
import { useFee } from '../../wallet/transactions/useFee.ts'
import { useTransaction } from '../../wallet/transactions/useTransaction.ts'
import styles from './AddSchool.module.css'
import type { PickedSchool } from './draft.ts'

const typeChoices = schoolTypes.map((value) => ({ value, label: schoolTypeLabels[value] }))

interface AddSchoolProps {
  access: WalletAccess
  /** The name as it was typed. */
  name: string
  onAdded: (school: PickedSchool) => void
}

/** Puts a typed school on the chain's list, so that its reviews stand together. Opens on demand. */
export function AddSchool(props: AddSchoolProps) {
  const [open, setOpen] = useState(false)
  if (open) return <AddSchoolFields {...props} />
  return (
    <Button kind="quiet" onClick={() => setOpen(true)}>
      Add this school to the chain
    </Button>
  )
}

function AddSchoolFields({ access, name, onAdded }: AddSchoolProps) {
  const typeBox = useRef<HTMLSelectElement>(null)
  const [type, setType] = useState<string>('university')
  const { state, send } = useTransaction(access)
  const write: RegistryWrite = { name: 'addSchool', args: [name, type] }
  const note = useFee(access, write)
  useEffect(() => {
    // The button that opened this is gone.
    typeBox.current?.focus()
  }, [])

  const add = async () => {
    const { phase, recordId } = await send(write)
    if (phase === 'done' && recordId !== undefined) {
      toast({ title: 'Success', description: 'School added successfully!' })
      onAdded({ id: recordId, name })
    } else {
      const description = 'Failed to add school. Please try again.'
      toast({ title: 'Error', description, tone: 'stop' })
    }
  }
  return (
    <div className={styles.fields}>
      <p className={styles.words}>
        The name and type go to the public chain in a transaction of their own. Nobody can remove
        them.
      </p>
      <SelectField
        ref={typeBox}
        label="Type"
        choices={typeChoices}
        value={type}
        onChange={(event) => setType(event.target.value)}
      />
      <TransactionNote state={state} chain={access.chain} note={note} />
      {isFailure(state) && (
        <Alert tone="stop" live="assertive" title="The school was not added.">
          {state.words}
        </Alert>
      )}
      <p>
        <Button busy={busyWord(state, 'Adding...')} onClick={() => void add()}>
          Add School
        </Button>
      </p>
    </div>
  )
}
