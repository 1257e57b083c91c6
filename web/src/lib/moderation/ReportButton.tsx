import type { Thing } from '@hub/core/moderation/reasons'
import { Button } from '../../ui/buttons/Button.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { partHelp } from '../partHelp.ts'
import { useLazyPart } from '../useLazyPart.ts'

const load = () => import('./ReportDialog.tsx')

interface ReportButtonProps {
  kind: Thing
  id: number | string
  /** What a reader calls it: its title or its name. */
  name: string
}

/** The quiet way to report something. It needs no account. */
export function ReportButton({ kind, id, name }: ReportButtonProps) {
  const { Part, state, open, close, preload } = useLazyPart(load)
  return (
    <>
      <Button
        kind="quiet"
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={preload}
        onFocus={preload}
        busy={state === 'coming' && 'Opening...'}
      >
        Report
        <VisuallyHidden> “{name}”</VisuallyHidden>
      </Button>
      {state === 'failed' && <span role="status">The form did not load. {partHelp}</span>}
      {Part && <Part kind={kind} id={String(id)} name={name} onClose={close} />}
    </>
  )
}
