import type { Report } from '@hub/core/analysis/report'
import { actsOnDay, type DayAct } from '@hub/core/analysis/summary/actsOnDay'
import { isGathering } from '@hub/core/deadlines/what'
import { classes } from '../../ui/styles/classes.ts'
import { useToday } from '../useToday.ts'
import styles from './Acts.module.css'
import { actDay, actLead, actSentence, actWhat, isQuoted } from './actWords.ts'
import { dateLabel, hasPassed, inOrder, isDay } from './dateWords.ts'
import type { Lit } from './lit.ts'
import { PageLink } from './PageLink.tsx'
import { ReportGroup } from './ReportGroup.tsx'

interface ActsProps {
  report: Pick<Report, 'dates' | 'docType' | 'potentialIssues' | 'toNote'>
  noun: string
  /** The words of a date in the letter, where the letter stands beside it. */
  wordsOf?: ((date: Report['dates'][number]) => { start: number; end: number } | null) | undefined
  onShow?: ((passage: Lit) => void) | undefined
}

/** What to do now, by the reader's own day: at most two acts, each led by its date. */
export function Acts({ report, noun, wordsOf, onShow }: ActsProps) {
  const today = useToday()
  const acts = actsOnDay(report, today)
  return (
    <ReportGroup id="acts" title="What to do now">
      {acts.length === 0 && (
        <p className={styles.none}>
          {report.docType === 'school_policy'
            ? 'A policy has no dates for you. Its deadlines start to count once there is a case.'
            : noAct(report.dates, today)}{' '}
          Keep the {noun}
          {report.potentialIssues.length > 0 ? ', and send the questions.' : '.'}
        </p>
      )}
      {acts.map((act, at) => {
        const id = `act-${at + 1}`
        const range = act.date && wordsOf?.(act.date)
        return (
          <div key={id} id={id} tabIndex={-1} className={styles.act}>
            <p className={styles.when}>
              {actLead(act)}
              <b className={styles.day}>{actDay(act, today)}</b>
            </p>
            <div>
              <p>
                {isQuoted(act) ? actSentence(act, noun) : <b>{actSentence(act, noun)}</b>}{' '}
                {act.date && (
                  <PageLink
                    page={act.date.page}
                    passage={range ? { ...range, item: id } : null}
                    onShow={onShow}
                    of={actWhat(act)}
                  />
                )}
              </p>
              <Remarks act={act} noun={noun} today={today} />
            </div>
          </div>
        )
      })}
    </ReportGroup>
  )
}

/** Never that there is no day ahead where the letter names one. */
function noAct(dates: Report['dates'], today: string): string {
  const next = inOrder(dates).find(
    (date) => isDay(date) && !hasPassed(date, today) && date.what !== 'Letter date',
  )
  return next === undefined
    ? 'We found no date that is still ahead.'
    : `We found nothing to do by a day. Read what ${dateLabel(next)} is for.`
}

interface RemarksProps {
  act: DayAct
  noun: string
  today: string
}

/** What must be known of the day before anybody relies on it. */
function Remarks({ act: { date, day, what, when }, noun, today }: RemarksProps) {
  return (
    <>
      {date?.remark && (
        <p className={styles.remark}>
          <strong>Check this date.</strong> {date.remark}
        </p>
      )}
      {when === 'on' && day !== today && isGathering(what) && (
        // On phones there is no room for more than the day.
        <p className={classes(styles.remark, styles.more)}>
          If you need more time to prepare, ask for it in writing before that day.
        </p>
      )}
      {when === 'passed' && (
        <p className={styles.remark}>
          If it is not done, you can still ask for more time in writing.
        </p>
      )}
      {when === 'within' && <p className={styles.remark}>Ask which day the count starts.</p>}
      {when !== 'passed' && what.includes('at the earliest') && (
        // On phones the list of dates says so.
        <p className={classes(styles.remark, styles.more)}>
          {date?.counted
            ? 'That is early enough either way. Ask which days count.'
            : `This is the earliest day that the ${noun} can mean. Ask which days count.`}
        </p>
      )}
    </>
  )
}
