import type { GuideSummary } from '@hub/api/guides'
import { guideChapters } from '@hub/core/knowledge/guideChapters'
import { withCommas } from '../../../lib/withCommas.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { TextLink } from '../../../ui/buttons/TextLink.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Entry } from '../../../ui/layout/Entry.tsx'
import { EntryGroup, Groups } from '../../../ui/layout/EntryGroup.tsx'
import { narrowWords } from '../appliesWords.ts'
import { byChapter } from '../filterGuides.ts'
import styles from './GuideList.module.css'

interface GuideListProps {
  guides: readonly GuideSummary[]
  onShowAll: () => void
}

/** The entries under the headings of their chapters. */
export function GuideList({ guides, onShowAll }: GuideListProps) {
  if (guides.length === 0) return <NothingFound onShowAll={onShowAll} />
  return (
    <Groups>
      {byChapter(guides).map(({ topic, guides: entries }) => {
        const { label, explanation } = guideChapters[topic]
        return (
          <EntryGroup
            key={topic}
            id={topic}
            title={label}
            note={explanation}
            count={countWords(entries.length)}
            columns={2}
          >
            {entries.map((entry) => (
              <Entry
                key={entry.slug}
                kicker={narrowWords(entry)}
                title={
                  <a className={styles.link} href={`/guides/${entry.slug}`}>
                    {entry.title}
                  </a>
                }
              >
                <p>{entry.summary}</p>
              </Entry>
            ))}
          </EntryGroup>
        )
      })}
    </Groups>
  )
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <Empty
      title="No guides found"
      headingLevel={2}
      action={<Button onClick={onShowAll}>Show all guides</Button>}
    >
      No title or summary has these words. Try fewer of them, or{' '}
      <TextLink href="/search">search in your own words</TextLink>.
    </Empty>
  )
}

/** "1 guide", "164 guides". */
export function countWords(count: number): string {
  return count === 1 ? '1 guide' : `${withCommas(count)} guides`
}
