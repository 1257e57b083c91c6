import type { GuideSummary } from '@hub/api/guides'
import { guideChapters } from '@hub/core/knowledge/guideChapters'
import { type Ref, useLayoutEffect, useRef } from 'react'
import { useReading } from '../../lib/reading/useReading.ts'
import { useRetry } from '../../lib/useRetry.ts'
import { useSearchTerm } from '../../lib/useSearchTerm.ts'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SearchField } from '../../ui/forms/SearchField.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { byChapter, filterGuides } from './filterGuides.ts'
import styles from './GuidesScreen.module.css'
import { allGuides } from './guideQueries.ts'
import { countWords, GuideList } from './list/GuideList.tsx'
import { ReaderFields } from './ReaderFields.tsx'
import { everyone, type Reader, useReader } from './reader.ts'

/** The guide by chapter. What is typed and chosen lives in memory, never in the address. */
export default function GuidesScreen() {
  const { text, term, type, run } = useSearchTerm()
  const [reader, setReader] = useReader()
  const reading = useReading(allGuides)
  const content = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const { failed, retrying, retry } = useRetry(reading, () => content.current?.focus())
  const all = failed ? undefined : reading.data
  const shown = all && filterGuides(all, term, reader)
  usePlaceOfAddress(all !== undefined)
  return (
    <Page>
      <PageHeader
        title="Guide"
        lead="The whole Title IX process in plain words, for either side of a case. Each legal statement names its source."
      />
      <GuideFilters
        text={text}
        onType={type}
        onRun={run}
        reader={reader}
        onReader={setReader}
        box={box}
      />
      <div ref={content} tabIndex={-1}>
        {failed && (
          <ErrorState
            title="We could not load the guide."
            onRetry={retry}
            busy={retrying}
            headingLevel={2}
          >
            Check your connection, then try again. The crisis lines above still work.
          </ErrorState>
        )}
        {!failed && !all && <Skeleton words="Loading the guide..." count={6} columns={2} />}
        {all && shown && (
          <>
            <ChapterLinks shown={shown} all={all.length} />
            <GuideList
              guides={shown}
              onShowAll={() => {
                run('')
                setReader(everyone)
                box.current?.focus()
              }}
            />
          </>
        )}
      </div>
    </Page>
  )
}

/**
 * Goes to the place that the address names (`/guides#hearing`) when the list comes only after its screen:
 * there was nothing to go to on arrival. A list that was there from the start is left to the browser.
 */
function usePlaceOfAddress(isThere: boolean): void {
  const waited = useRef(!isThere)
  useLayoutEffect(() => {
    if (!isThere || !waited.current) return
    waited.current = false
    const place = location.hash && document.getElementById(location.hash.slice(1))
    if (place) place.scrollIntoView()
  }, [isThere])
}

interface ChapterLinksProps {
  shown: readonly GuideSummary[]
  /** How many entries there are without filters. */
  all: number
}

/** How many entries are shown, and the way to each of their chapters. */
function ChapterLinks({ shown, all }: ChapterLinksProps) {
  const chapters = byChapter(shown)
  return (
    <div className={styles.row}>
      <p role="status" className={styles.count}>
        {shown.length === all ? countWords(all) : `${shown.length} of ${countWords(all)}`}
      </p>
      {chapters.length > 1 && (
        <details className={styles.chapters}>
          <summary className={styles.summary}>Jump to a chapter</summary>
          <nav aria-label="Chapters">
            <ul className={styles.links}>
              {chapters.map(({ topic, guides }) => (
                <li key={topic}>
                  <a href={`#${topic}`}>{guideChapters[topic].label}</a>{' '}
                  <span className={styles.count}>{guides.length}</span>
                </li>
              ))}
            </ul>
          </nav>
        </details>
      )}
    </div>
  )
}

interface GuideFiltersProps {
  text: string
  onType: (text: string) => void
  /** Filters at once, without waiting for the typing to rest. */
  onRun: (text: string) => void
  reader: Reader
  onReader: (reader: Reader) => void
  box: Ref<HTMLInputElement>
}

/** The filter box and for whom the guide is shown. */
function GuideFilters({ text, onType, onRun, reader, onReader, box }: GuideFiltersProps) {
  return (
    <search>
      <Form className={styles.filters} onSubmit={() => onRun(text)}>
        <div className={styles.words}>
          <SearchField
            ref={box}
            label="Words in a title"
            labelShown
            maxLength={200}
            value={text}
            onChange={onType}
          />
        </div>
        <ReaderFields reader={reader} onChange={onReader} />
      </Form>
    </search>
  )
}
