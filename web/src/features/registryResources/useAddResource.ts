import { type Dispatch, type SetStateAction, useState } from 'react'
import {
  emptyDraft,
  type ResourceDraft,
  type ResourceErrors,
  type ResourceField,
} from '../../lib/resources/resourceDraft.ts'
import { toast } from '../../ui/feedback/toastStore.ts'
import type { WalletAccess } from '../../wallet/access.ts'
import type { RegistryWrite } from '../../wallet/transactions/registryWrite.ts'
import {
  type Ending,
  isFailure,
  type TransactionState,
} from '../../wallet/transactions/transactionState.ts'
import { usePendingTransactions } from '../../wallet/transactions/usePendingTransactions.ts'
import { useTransaction } from '../../wallet/transactions/useTransaction.ts'
import { checkResource } from './checkResource.ts'

/** What was typed. The screen keeps it, so that neither a closed dialog nor a switched wallet loses it. */
export interface KeptDraft {
  draft: ResourceDraft
  onDraft: Dispatch<SetStateAction<ResourceDraft>>
}

/** The form of a new resource. */
export interface AddResource {
  draft: ResourceDraft
  errors: ResourceErrors
  /** How often the form was found wrong, to move the focus each time. */
  refusals: number
  state: TransactionState
  /** What would be sent now; undefined while the form has gaps or mistakes. */
  write: RegistryWrite | undefined
  /** Why the last try stored nothing. */
  failure: Ending | undefined
  /** How many sent before a reload are still waited for. */
  waiting: number
  change: (field: ResourceField, text: string) => void
  send: () => void
}

/**
 * Checks and sends a new resource, one at a time.
 *
 * @param onAdded called when it is on the chain and the form is empty again
 */
export function useAddResource(
  access: WalletAccess,
  { draft, onDraft }: KeptDraft,
  onAdded: () => void,
): AddResource {
  const { state, send, reset } = useTransaction(access)
  const [errors, setErrors] = useState<ResourceErrors>({})
  const [refusals, setRefusals] = useState(0)
  const pending = usePendingTransactions(access, 'createResource', say)

  const change = (field: ResourceField, text: string) => {
    onDraft((draft) => ({ ...draft, [field]: text }))
    if (errors[field]) setErrors({ ...errors, [field]: undefined })
  }
  const post = async (write: RegistryWrite) => {
    const ending = await send(write)
    say(ending)
    if (ending.phase !== 'done') return setRefusals((count) => count + 1)
    onDraft(emptyDraft)
    reset()
    onAdded()
  }
  const checked = checkResource(draft)
  const write = checked.values && writeOf(checked.values)
  return {
    draft,
    errors,
    refusals,
    state,
    failure: isFailure(state) ? state : undefined,
    waiting: pending.length,
    change,
    write,
    send: () => {
      setErrors(checked.errors ?? {})
      if (write) void post(write)
      else setRefusals(refusals + 1)
    },
  }
}

function writeOf(values: ResourceDraft): RegistryWrite {
  const { title, description, url, category, subcategory, phone } = values
  return { name: 'createResource', args: [title, description, url, category, subcategory, phone] }
}

/** The toast of an end; the dialog, where it is open, says more. */
function say({ phase }: Ending): void {
  if (phase === 'done') {
    toast({
      title: 'Resource Created Successfully',
      description:
        'Your resource has been added to the blockchain. It may take a few moments to appear.',
    })
  } else {
    toast({ title: 'Failed to create resource. Please try again.', tone: 'stop' })
  }
}
