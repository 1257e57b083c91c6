import { actions, decisionReasons, things } from '@hub/core/moderation/reasons'
import { useRef } from 'react'
import { usePages } from '../../lib/reading/usePages.ts'
import { useReading } from '../../lib/reading/useReading.ts'
import { useRetry } from '../../lib/useRetry.ts'
import { withCommas } from '../../lib/withCommas.ts'
import { ShowMore } from '../../ui/buttons/ShowMore.tsx'
import { Empty } from '../../ui/feedback/Empty.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { EntryGroup, Groups } from '../../ui/layout/EntryGroup.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import text from '../../ui/text/text.module.css'
import { dayWords, monthWords } from './dayWords.ts'
import styles from './ModerationLogScreen.module.css'
import { logPages, monthCounts } from './moderationQueries.ts'

/** What was taken down, and why: days and reasons, without names and without the words. */
export default function ModerationLogScreen() {
  const list = usePages(logPages)
  const content = useRef<HTMLDivElement>(null)
  const { failed, retrying, retry } = useRetry(list, () => content.current?.focus())
  const entries = failed ? undefined : list.data?.items
  return (
    <Page>
      <PageHeader
        title="Moderation log"
        lead="What the people who run this hub took down, showed again, published or kept after a report. No names, no words, and not which record it was."
      />
      <div ref={content} tabIndex={-1} className={styles.content}>
        {list.pending && !failed && <Skeleton count={3} lines={2} words="Loading the log..." />}
        {failed && (
          <ErrorState
            title="We could not load the log."
            headingLevel={2}
            onRetry={retry}
            busy={retrying}
          >
            Check your connection, then try again. The crisis lines above still work.
          </ErrorState>
        )}
        {entries?.length === 0 && (
          <Empty title="Nothing was taken down" headingLevel={2}>
            Use “Report” under a review, a school or a resource to tell us of something that should
            not be shown.
          </Empty>
        )}
        {entries && entries.length > 0 && (
          <Groups>
            <Months />
            <EntryGroup title="Each decision" note="Newest first.">
              <ol className={styles.entries}>
                {entries.map(({ id, day, kind, action, reason }) => (
                  <li key={id} className={styles.entry}>
                    <span className={text.note}>{dayWords(day)}</span>
                    <span>
                      <strong>{actions[action]}</strong>: a {things[kind]}.{' '}
                      {decisionReasons[reason]}.
                    </span>
                  </li>
                ))}
              </ol>
              <ShowMore
                hasMore={Boolean(list.data?.next)}
                onMore={() => void list.readMore()}
                busy={list.more === 'busy'}
                error={list.more === 'failed' ? 'We could not load more of the log.' : undefined}
                shown={`${withCommas(entries.length)} ${entries.length === 1 ? 'decision' : 'decisions'} shown`}
                end="That is the whole log."
              />
            </EntryGroup>
          </Groups>
        )}
      </div>
    </Page>
  )
}

/** How often what was done in each month. */
function Months() {
  const { data } = useReading(monthCounts)
  if (!data) return null
  const months = [...new Set(data.map(({ month }) => month))]
  return (
    <EntryGroup title="By month">
      <ul className={styles.entries}>
        {months.map((month) => (
          <li key={month} className={styles.entry}>
            <span className={text.note}>{monthWords(month)}</span>
            <span>
              {data
                .filter((one) => one.month === month)
                .map(({ action, count }) => `${actions[action]}: ${withCommas(count)}`)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </EntryGroup>
  )
}
