import { crisisNumbers } from '@hub/core/knowledge/crisisNumbers'
import { categoryTexts, resourceCategories } from '@hub/core/knowledge/resourceCategories'
import { useRef, useState } from 'react'
import { partHelp } from '../../lib/partHelp.ts'
import { useReading } from '../../lib/reading/useReading.ts'
import { resourceSource } from '../../lib/resources/findResources.ts'
import { countWords } from '../../lib/resources/foundWords.ts'
import { ResourceSearch } from '../../lib/resources/ResourceSearch.tsx'
import { emptyDraft, type ResourceDraft } from '../../lib/resources/resourceDraft.ts'
import { useLazyPart } from '../../lib/useLazyPart.ts'
import { useRetry } from '../../lib/useRetry.ts'
import { Button, LinkButton } from '../../ui/buttons/Button.tsx'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { TermChoices } from '../../ui/forms/TermChoices.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Badge } from '../../ui/text/Badge.tsx'
import { ResourceResults } from './ResourceResults.tsx'
import styles from './ResourcesScreen.module.css'
import { type CategoryChoice, useResourceFilter } from './useResourceFilter.ts'

const load = () => import('./SuggestDialog.tsx')

const words = 'Search by need or name'

const categories = resourceCategories.map((value) => ({
  value,
  label: categoryTexts[value].label,
}))

/** What people often look for, as the specification lists it. */
const suggestedSearches = [
  'investigation timeline',
  'legal representation',
  'appeal process',
  'student rights',
] as const

const [danger] = crisisNumbers.emergencyServices.ways

const [call] = crisisNumbers.suicideLifeline.ways

const [text] = crisisNumbers.crisisTextLine.ways

/** The Resource Hub. What is searched and chosen lives in memory, never in the address. */
export default function ResourcesScreen() {
  const { text, term, type, run, category, onCategory } = useResourceFilter()
  const reading = useReading(resourceSource(term))
  const results = useRef<HTMLDivElement>(null)
  const { failed, retrying, retry } = useRetry(reading, () => results.current?.focus())
  const shown = failed
    ? undefined
    : reading.data?.filter((resource) => category === 'all' || resource.category === category)
  return (
    <Page>
      <PageHeader
        title="Resource Hub"
        badge={<Count count={shown?.length} />}
        lead="People and guides that can help, for either side of a case. All free to open."
      />
      <ResourceFinder
        text={text}
        onType={type}
        onRun={run}
        category={category}
        onCategory={onCategory}
      />
      <div className={styles.content}>
        {(failed || category === 'all' || category === 'emergency') && <EmergencySupport />}
        <div ref={results} tabIndex={-1} className={styles.results}>
          <ResourceResults
            term={term}
            category={category}
            all={reading.data}
            shown={shown}
            searching={reading.older}
            error={failed ? { cause: reading.error, retrying, retry } : undefined}
            onShowAll={() => {
              run('')
              onCategory('all')
            }}
            onAllCategories={() => onCategory('all')}
          />
        </div>
        <SuggestResource />
      </div>
    </Page>
  )
}

/** The badge; before the first answer it only keeps its room, so that nothing moves. */
function Count({ count }: { count: number | undefined }) {
  if (count !== undefined) return <Badge>{countWords(count)}</Badge>
  return (
    <span className={styles.room} aria-hidden="true">
      <Badge>208 resources</Badge>
    </span>
  )
}

/** The panel that says "stop and read". It needs no request and stands while the list fails. */
function EmergencySupport() {
  return (
    <section className={styles.panel} aria-labelledby="emergency-support">
      <div className={styles.words}>
        <h2 id="emergency-support">Emergency Support</h2>
        <p>
          If you are in danger, call <TextLink href={danger?.href ?? ''}>{danger?.label}</TextLink>
          {/* One text: parts of it would move when the letters of the hub arrive. */}
          {`. If you think about hurting yourself, or need someone to stay with you on the line, the Crisis Hotline ${call?.label} answers day and night.`}
        </p>
      </div>
      <div className={styles.actions}>
        <LinkButton kind="crisis" icon="phone" wideOnPhone href={call?.href ?? ''}>
          Call {call?.label}
        </LinkButton>
        <LinkButton icon="message" wideOnPhone href={text?.href ?? ''}>
          {text?.label}
        </LinkButton>
      </div>
    </section>
  )
}

interface ResourceFinderProps {
  text: string
  onType: (text: string) => void
  /** Searches at once, without waiting for the typing to rest. */
  onRun: (text: string) => void
  category: CategoryChoice
  onCategory: (category: CategoryChoice) => void
}

/** The search box, the category and the suggested searches. */
function ResourceFinder(props: ResourceFinderProps) {
  return (
    <search className={styles.finder}>
      <ResourceSearch label={words} placeholder={words} categories={categories} {...props} />
      <TermChoices label="Often searched:" terms={suggestedSearches} onPick={props.onRun} />
    </search>
  )
}

/** The quiet way to propose a resource. What was typed stays until the page is left. */
function SuggestResource() {
  const dialog = useLazyPart(load)
  const [draft, setDraft] = useState<ResourceDraft>(emptyDraft)
  return (
    <section className={styles.suggest}>
      <p>Do you know a place that helps and is not listed here?</p>
      <Button
        kind="quiet"
        aria-haspopup="dialog"
        onClick={dialog.open}
        onPointerEnter={dialog.preload}
        onFocus={dialog.preload}
      >
        Suggest a resource
      </Button>
      {dialog.state === 'failed' && (
        <Alert tone="stop" title="The form did not load.">
          {partHelp}
        </Alert>
      )}
      {dialog.Part && <dialog.Part draft={draft} onDraft={setDraft} onClose={dialog.close} />}
    </section>
  )
}
