import { type Clock, clockOf } from '@hub/core/clock/clock'
import { useEffect, useMemo } from 'react'
import type { CaseState } from '../../lib/clock/caseStore.ts'
import { tallyWords } from '../../lib/clock/clockWords.ts'
import { SAVED_NAME } from '../../lib/clock/savedPage.ts'
import { useKeptCase } from '../../lib/clock/useKeptCase.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import { useToday } from '../../lib/useToday.ts'
import { keepPage } from '../../offline/keepPage.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { CaseClock } from './CaseClock.tsx'
import { DeleteCase } from './DeleteCase.tsx'
import styles from './Timeline.module.css'

/** The case clock: the dates of one case, kept on this device. The server draws nothing of it and knows no today. */
export default function TimelineScreen({ exists }: ScreenProps) {
  const state = useKeptCase()
  const today = useToday()
  useEffect(() => void keepPage('/timeline'), [])
  const clock = useMemo(() => clockOfState(state, today), [state, today])
  return (
    <Page>
      <PageHeader
        isDense
        title="Your case, by date"
        lead={
          clock
            ? tallyWords(clock)
            : 'The dates of your case: what to do first, how each day is counted, and which limits federal law sets.'
        }
      />
      {state.status === 'coming' && (
        <Skeleton
          count={1}
          lines={3}
          words="Looking for your dates..."
          withoutScript={<WithoutScript />}
        />
      )}
      {state.status !== 'coming' && !clock && (
        <div className={styles.parts}>
          <ErrorState title="We could not open the dates that are kept here." headingLevel={2}>
            This browser may have lost their key, or a newer version of this page sealed them. They
            stay as they are. Reload the page. If that does not help, delete them and start over.
            Your letters and the crisis lines above still work.
          </ErrorState>
          <DeleteCase />
        </div>
      )}
      {state.status === 'here' && clock && (
        <div className={styles.parts}>
          {!state.kept && (
            <Alert tone="care" title="This browser keeps nothing for us." live="off">
              Your dates are gone when you close this page. Print them, or save them as a page.
            </Alert>
          )}
          <CaseClock value={state.value} clock={clock} today={today} exists={exists} />
        </div>
      )}
    </Page>
  )
}

/** What works where nothing can open the dates that are kept on this device. */
function WithoutScript() {
  return (
    <>
      Only it can open your dates, which are encrypted on this device. A page of them that you saved
      before, “{SAVED_NAME}”, opens without it, and so does our page of{' '}
      <TextLink href="/emergency">crisis lines and first steps</TextLink>.
    </>
  )
}

/** None of what is not here, and of what an older or newer program left that cannot be counted. */
function clockOfState(state: CaseState, today: string): Clock | null {
  if (state.status !== 'here') return null
  try {
    return clockOf(state.value, today)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
