import { registryCategories, registryCategoryLabels } from '@hub/core/knowledge/registryCategories'
import { type RefObject, useEffect, useRef } from 'react'
import {
  DescriptionInput,
  inputsOf,
  type ResourceFieldsProps,
  SubcategoryInput,
  WebsiteInput,
} from '../../lib/resources/resourceInputs.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import stack from '../../ui/layout/stack.module.css'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { keepInView } from '../../ui/overlays/keepInView.ts'
import type { WalletAccess } from '../../wallet/access.ts'
import { TransactionNote } from '../../wallet/transactions/TransactionNote.tsx'
import { busyWord } from '../../wallet/transactions/transactionState.ts'
import { useFee } from '../../wallet/transactions/useFee.ts'
import { resourceLimits } from './checkResource.ts'
import type { AddResource } from './useAddResource.ts'

const categories = [
  { value: '', label: 'Choose a category' },
  ...registryCategories.map((value) => ({ value, label: registryCategoryLabels[value] })),
]

interface AddResourceDialogProps {
  access: WalletAccess
  form: AddResource
  onClose: () => void
}

/** The form of a new resource; says what will be public before the wallet is asked. */
export default function AddResourceDialog({ access, form, onClose }: AddResourceDialogProps) {
  const inside = useRef<HTMLDivElement>(null)
  const fee = useFee(access, form.write)
  useFocusOnWrong(inside, form.refusals)
  return (
    <Dialog
      title="Add Resource"
      lead="For a place or a page that helps people, on either side of a case. Do not write about your own case."
      onClose={onClose}
      onSubmit={form.send}
      // The note on the transaction may be out of view below.
      remark={form.state.phase === 'asking' ? 'Answer in your wallet.' : ''}
      actions={
        <>
          <Button kind="main" type="submit" busy={busyWord(form.state, 'Adding...')} wideOnPhone>
            Add Resource
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Not now
          </Button>
        </>
      }
    >
      <Alert tone="care" title="All of this will be public, for good." live="off" filled>
        Everything in this form, the time and your wallet address go onto a public blockchain.
        Nobody can change or delete them later, not even you.
      </Alert>
      <div ref={inside} className={stack.gap6}>
        {form.failure && <Failure words={form.failure.words} />}
        <ResourceFields values={form.draft} errors={form.errors} onChange={form.change} />
      </div>
      <TransactionNote state={form.state} chain={access.chain} note={fee} />
    </Dialog>
  )
}

/** Why the last try stored nothing. */
function Failure({ words }: { words: string }) {
  return (
    <div data-failure="" tabIndex={-1}>
      <Alert tone="stop" title="The resource was not added." live="assertive" filled>
        {words} Your words are still here.
      </Alert>
    </div>
  )
}

/** The first wrong field takes the focus; a failure without one is brought into view. */
function useFocusOnWrong(inside: RefObject<HTMLElement | null>, refusals: number): void {
  useEffect(() => {
    if (refusals === 0) return
    const wrong = inside.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const target = wrong ?? inside.current?.querySelector<HTMLElement>('[data-failure]')
    target?.focus({ preventScroll: true })
    const shown = wrong?.closest<HTMLElement>('[data-invalid]') ?? target
    if (shown) keepInView(shown)
  }, [inside, refusals])
}

function ResourceFields(props: ResourceFieldsProps) {
  const field = inputsOf(props)
  return (
    <div className={stack.gap6}>
      <TextField label="Title" hint="The name of the place or page." {...field('title')} />
      <DescriptionInput limit={resourceLimits.description} {...field('description')} />
      <WebsiteInput {...field('url')} />
      <SelectField label="Category" choices={categories} {...field('category')} />
      <SubcategoryInput label="Subcategory" {...field('subcategory')} />
      <TextField
        label="Phone"
        optional
        hint="A public number of the place, never your own. Put a semicolon between two."
        {...field('phone')}
      />
    </div>
  )
}
