import { MOST_ENTRIES } from '@hub/core/clock/caseEntry'
import { useState } from 'react'
import { ActionRow } from '../../ui/buttons/ActionRow.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { partHelp } from '../partHelp.ts'
import type { DatedReport } from './entriesOf.ts'
import type { TakenOver } from './takeOver.ts'

type State = 'idle' | 'adding' | 'failed' | TakenOver

interface AddToClockProps {
  report: Omit<DatedReport, 'id'>
  /** Gives the id that the document has in the case clock. */
  letterId: () => string | Promise<string>
  /** What this page still holds would be lost with it, so that nothing leads away yet. */
  isUnderWay?: boolean
}

/** Takes the dates of a report over into the case clock, which is on this device alone. */
export function AddToClock({ report, letterId, isUnderWay = false }: AddToClockProps) {
  const [state, setState] = useState<State>('idle')
  const add = async () => {
    setState('adding')
    try {
      const { takeOver } = await import('./takeOver.ts')
      setState(await takeOver({ ...report, id: await letterId() }))
    } catch {
      setState('failed')
    }
  }
  return (
    <ActionRow>
      <Button icon="plus" busy={state === 'adding' && 'Adding...'} onClick={() => void add()}>
        Add these dates to your case clock
      </Button>
      <p role="status">
        {wordsOf(state)}{' '}
        {typeof state === 'object' &&
          (isUnderWay ? (
            'Once this document is stored, “Timeline” at the foot of the page opens it.'
          ) : (
            <TextLink href="/timeline">Open your case clock</TextLink>
          ))}
      </p>
    </ActionRow>
  )
}

function wordsOf(state: State): string {
  if (state === 'failed') return `They were not added. ${partHelp}`
  if (typeof state !== 'object') return ''
  if (state.status === 'full') {
    return `They were not added: a case clock holds ${MOST_ENTRIES} dates. Delete some of them first.`
  }
  if (state.status === 'unreadable') return 'They were not added: your case clock does not open.'
  if (state.count === 0) return 'None of these dates is one for a case clock.'
  const added = state.count === 1 ? '1 date is' : `${state.count} dates are`
  return state.kept
    ? `${added} in your case clock, kept on this device alone.`
    : `${added} in your case clock until you close this page: this browser keeps nothing for us.`
}
