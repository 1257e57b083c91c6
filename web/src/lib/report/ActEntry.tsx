import type { Report } from '@hub/core/analysis/report'
import type { DayAct } from '@hub/core/analysis/summary/actsOnDay'
import { wasDue } from '@hub/core/analysis/summary/onDay'
import { isGathering } from '@hub/core/deadlines/whatWords'
import { classes } from '../../ui/styles/classes.ts'
import { isFromReceipt, startWords } from '../clock/howCounted.ts'
import styles from './ActEntry.module.css'
import { actDay, actLead, actSentence, actWhat, isQuoted } from './actWords.ts'
import type { Lit } from './lit.ts'
import { PageLink } from './PageLink.tsx'

export interface ActEntryProps {
  act: DayAct
  /** Its DOM id. */
  id: string
  /** 'YYYY-MM-DD' */
  today: string
  noun: string
  /** One of a list: only what must be known of its day is said besides. */
  isListed?: boolean | undefined
  /** What people come to by this letter is to be prepared for. */
  isPrepared?: boolean | undefined
  /** The words of a date in the letter, where the letter stands beside it. */
  wordsOf?: ((date: Report['dates'][number]) => { start: number; end: number } | null) | undefined
  onShow?: ((passage: Lit) => void) | undefined
}

/** One thing to do or attend, led by its date. */
export function ActEntry(props: ActEntryProps) {
  const { act, id, today, noun, isListed, isPrepared, wordsOf, onShow } = props
  const range = act.date && wordsOf?.(act.date)
  return (
    <div id={id} tabIndex={-1} className={classes(styles.act, isListed && styles.listed)}>
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
        <Remarks act={act} noun={noun} today={today} isPrepared={isPrepared} />
      </div>
    </div>
  )
}

type RemarksProps = Pick<ActEntryProps, 'act' | 'noun' | 'today' | 'isPrepared'>

/** What must be known of the day before anybody relies on it. */
function Remarks({ act: { date, day, what, when }, noun, today, isPrepared }: RemarksProps) {
  return (
    <>
      {date?.remark && (
        <p className={styles.remark}>
          <strong>Check this date.</strong> {date.remark}
        </p>
      )}
      {isPrepared && when === 'on' && day !== today && isGathering(what) && (
        // On phones there is no room for more than the day.
        <p className={classes(styles.remark, styles.more)}>
          If you need more time to prepare, ask for it in writing as soon as you can.
        </p>
      )}
      {when === 'passed' && wasDue({ meaning: 'deadline', what }) && (
        <p className={styles.remark}>
          If you missed it, ask the school in writing what you can still do.
        </p>
      )}
      {when === 'within' && (
        // On phones the words of the length are enough, where they say it.
        <p className={classes(styles.remark, isFromReceipt(date?.text) && styles.more)}>
          {startWords(date?.text)}
        </p>
      )}
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
