import type { Report } from '@hub/core/analysis/report'
import { actsOnDay, type DayAct } from '@hub/core/analysis/summary/actsOnDay'
import { classes } from '../../ui/classes.ts'
import { useToday } from '../useToday.ts'
import styles from './Acts.module.css'
import { actDay, actWhat } from './actWords.ts'
import type { Lit } from './lit.ts'
import { ReportGroup } from './ReportGroup.tsx'

interface ActsProps {
  report: Pick<Report, 'dates' | 'potentialIssues' | 'toNote'>
  noun: string
  /** The words of a date in the letter, where the letter stands beside it. */
  wordsOf?: ((date: Report['dates'][number]) => { start: number; end: number } | null) | undefined
  onShow?: ((passage: Lit) => void) | undefined
}

const leads: Record<DayAct['when'], string> = {
  by: 'By',
  on: 'On',
  passed: 'Passed:',
  within: 'Within',
}

/** What to do now, by the reader's own day: at most two acts, each led by its date. */
export function Acts({ report, noun, wordsOf, onShow }: ActsProps) {
  const today = useToday()
  const acts = actsOnDay(report, today)
  return (
    <ReportGroup id="acts" title="What to do now">
      {acts.length === 0 && (
        <p className={styles.none}>
          We found no date that is still ahead. Keep the {noun}
          {report.potentialIssues.length > 0 ? ', and send the questions.' : '.'}
        </p>
      )}
      {acts.map((act, at) => {
        const id = `act-${at + 1}`
        const range = act.date && wordsOf?.(act.date)
        return (
          <div key={id} id={id} tabIndex={-1} className={styles.act}>
            <p className={styles.when}>
              {leads[act.when]} <b className={styles.day}>{actDay(act, today)}</b>
            </p>
            <div>
              <p>
                <b>{actWhat(act)}.</b>{' '}
                {act.date && (
                  <PageLink
                    page={act.date.page}
                    passage={range ? { ...range, item: id } : null}
                    onShow={onShow}
                  />
                )}
              </p>
              <Remarks act={act} noun={noun} />
            </div>
          </div>
        )
      })}
    </ReportGroup>
  )
}

interface PageLinkProps extends Pick<ActsProps, 'onShow'> {
  page: number
  passage: Lit | null
}

/** The page that a date was read from; it lights the words, where the letter stands beside it. */
function PageLink({ page, passage, onShow }: PageLinkProps) {
  if (!passage || !onShow) return <span className={styles.page}>Page {page}</span>
  return (
    <a
      href="#letter"
      className={styles.page}
      onClick={(event) => {
        // Followed here, so that no step of the report lands in the browser's history.
        event.preventDefault()
        onShow(passage)
      }}
    >
      Page {page}
    </a>
  )
}

/** What must be known of the day before anybody relies on it. */
function Remarks({ act: { date, what, when }, noun }: { act: DayAct; noun: string }) {
  return (
    <>
      {date?.remark && (
        <p className={styles.remark}>
          <strong>Check this date.</strong> {date.remark}
        </p>
      )}
      {when === 'passed' && (
        <p className={styles.remark}>
          If it is not done, you can still ask for more time in writing.
        </p>
      )}
      {when === 'within' && <p className={styles.remark}>Ask from which day that counts.</p>}
      {when !== 'passed' && what.includes('at the earliest') && (
        // Who acts by it is early enough: on phones the list of dates says so.
        <p className={classes(styles.remark, styles.earliest)}>
          This is the earliest day that the {noun} can mean. Ask which days count.
        </p>
      )}
    </>
  )
}
