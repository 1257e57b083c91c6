import type { Report } from '@hub/core/analysis/report'
import { actsOnDay } from '@hub/core/analysis/summary/actsOnDay'
import { MoreDates } from '../clock/MoreDates.tsx'
import { useToday } from '../useToday.ts'
import { ActEntry, type ActEntryProps } from './ActEntry.tsx'
import styles from './Acts.module.css'
import { moreWords } from './actWords.ts'
import { dateLabel, hasPassed, inOrder, isDay } from './dateWords.ts'
import { openItem } from './openItem.ts'
import { ReportGroup } from './ReportGroup.tsx'

interface ActsProps
  extends Omit<ActEntryProps, 'act' | 'id' | 'isListed' | 'isPrepared' | 'today'> {
  report: Pick<Report, 'dates' | 'docType' | 'isForeign' | 'potentialIssues' | 'toNote'>
  /** Shows an entry further down, by its DOM id. */
  onOpen?: ((id: string) => void) | undefined
}

/** What to do now, by the reader's own day: at most two acts, each led by its date, and which days there are besides. */
export function Acts({ report, onOpen = openItem, ...shown }: ActsProps) {
  const { noun } = shown
  const today = useToday()
  const { all, first } = actsOnDay(report, today)
  const more = moreWords(
    all.filter((act) => !first.includes(act)),
    today,
    first,
  )
  return (
    <ReportGroup id="acts" title="What to do now">
      {first.length === 0 && (
        <p className={styles.none}>
          {noAct(report, today)} Keep the {noun}
          {report.potentialIssues.length > 0 ? ', and send the questions.' : '.'}
        </p>
      )}
      {first.map((act, at) => (
        <ActEntry
          key={at}
          id={`act-${at + 1}`}
          act={act}
          today={today}
          isPrepared={isPrepared(report)}
          {...shown}
        />
      ))}
      {more !== '' && <MoreDates words={more} of={ALL_ACTS} onOpen={onOpen} />}
    </ReportGroup>
  )
}

/** After a decision, or where support is offered, nobody has to get ready for a meeting. */
function isPrepared({ docType }: Pick<Report, 'docType'>): boolean {
  return docType !== undefined && beforeDecision.has(docType)
}

const beforeDecision: ReadonlySet<Report['docType']> = new Set([
  'notice_of_allegations',
  'notice_of_meeting_or_interview',
  'evidence_review_letter',
  'investigative_report',
  'hearing_notice',
])

/** Never that there is no day ahead where the letter names one. */
function noAct({ dates, docType, isForeign }: ActsProps['report'], today: string): string {
  if (isForeign)
    return 'We could not look for dates. If it names a day, ask the office that sent it what you have to do by then.'
  if (docType === 'school_policy')
    return 'A policy has no dates for you. Its deadlines start to count once there is a case.'
  const next = inOrder(dates).find(
    (date) => isDay(date) && !hasPassed(date, today) && date.what !== 'Letter date',
  )
  return next === undefined
    ? 'We found no date that is still ahead.'
    : `We found nothing to do by a day. Read what ${dateLabel(next)} is for.`
}

type AllActsProps = Omit<ActsProps, 'onOpen'>

/** All that the reader has to do or to know of by a day, in order, where the first screen has no room for it. */
export function AllActs({ report, ...shown }: AllActsProps) {
  const today = useToday()
  const { all, first } = actsOnDay(report, today)
  if (all.length === first.length) return null
  return (
    <ReportGroup isBeside id={ALL_ACTS} title="All your days, in order">
      {all.map((act, at) => (
        <ActEntry
          key={at}
          isListed
          id={`day-${at + 1}`}
          act={act}
          today={today}
          isPrepared={isPrepared(report)}
          {...shown}
        />
      ))}
    </ReportGroup>
  )
}

const ALL_ACTS = 'all-acts'
