import type { HubDocument } from '@hub/api/documents'
import type { ReactNode } from 'react'
import { serverConfig } from '../../../lib/hubQueries.ts'
import { useReading } from '../../../lib/reading/useReading.ts'
import { Button, LinkButton } from '../../../ui/buttons/Button.tsx'
import { TextLink } from '../../../ui/buttons/TextLink.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { Progress } from '../../../ui/feedback/Progress.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import styles from './DocumentState.module.css'
import { ShortAnalysis } from './ShortAnalysis.tsx'
import { type Analysis, needsPremium, useAnalysis } from './useAnalysis.ts'

const words: Record<NonNullable<HubDocument['step']>, string> = {
  waiting: 'waiting for its turn',
  reading: 'reading the pages',
  comparing: 'comparing with the rule',
  writing: 'writing the report',
}

interface StateProps {
  document: HubDocument
  /** The hub does not answer: how far the work is cannot be told. */
  isUnreached: boolean
  exists: (path: string) => boolean
  deleteButton: ReactNode
}

/** What a document's status asks for: its words, its progress, its findings, and the next step. */
export function DocumentState({ document, isUnreached, exists, deleteButton }: StateProps) {
  const analysis = useAnalysis(document)
  const name = <VisuallyHidden> {document.originalName}</VisuallyHidden>
  const { status } = document
  // The same file would end the same way.
  const isHopeless = status === 'failed' && document.problemOf === 'file'
  const canStart = status === 'pending' || (status === 'failed' && !isHopeless)
  return (
    <>
      {status === 'pending' && document.problem && <Alert tone="care" title={document.problem} />}
      {status === 'processing' && (
        <Progress title="Analyzing..." step={isUnreached ? undefined : stepWords(document.step)}>
          This may take a few moments. You can leave this page; the report will wait for you.
        </Progress>
      )}
      {status === 'processing' && isUnreached && (
        <Alert tone="care" title="The hub cannot be reached right now.">
          We cannot tell how far along the analysis is. We check again every few seconds. If this
          continues, check your connection.
        </Alert>
      )}
      {status === 'failed' && (
        <Alert tone="stop" live="assertive" title={document.problem ?? 'The analysis failed.'}>
          {isHopeless ? (
            'Your document is still saved. Trying the same file again would not help. Once you have uploaded another one, you can delete this one.'
          ) : (
            <>
              Your document is still saved. Try again, upload it again, or <ContactSupport />.
            </>
          )}
        </Alert>
      )}
      {status === 'completed' && document.analysis && (
        <ShortAnalysis analysis={document.analysis} />
      )}
      {canStart && <NotStarted start={analysis.start} exists={exists} />}
      <div className={styles.actions}>
        {canStart && (
          <Button onClick={analysis.run} busy={analysis.busy && 'Analyzing...'}>
            {status === 'pending' ? 'Analyze Document' : 'Try again'}
            {name}
          </Button>
        )}
        {status === 'completed' && (
          <CompletedActions id={document.id} exists={exists} name={name} />
        )}
        {deleteButton}
      </div>
    </>
  )
}

function NotStarted({ start, exists }: Pick<Analysis, 'start'> & Pick<StateProps, 'exists'>) {
  if (start?.state === 'premium') {
    return (
      <Alert tone="care" title={needsPremium}>
        <PremiumWay exists={exists} />
      </Alert>
    )
  }
  if (start?.state !== 'failed') return null
  return (
    <Alert tone="stop" live="assertive" title={start.words.title}>
      {start.words.text}
    </Alert>
  )
}

interface CompletedProps extends Pick<StateProps, 'exists'> {
  id: string
  name: ReactNode
}

function CompletedActions({ id, exists, name }: CompletedProps) {
  const assistant = ['/chat', '/ai-assistant'].find(exists)
  return (
    <>
      <LinkButton href={`/analysis/${id}`}>View Full Report{name}</LinkButton>
      {assistant && (
        <LinkButton href={`${assistant}?document=${id}`}>Ask Questions{name}</LinkButton>
      )}
    </>
  )
}

/** The way to those who run this hub; where they gave none, who is meant. */
function ContactSupport() {
  const { data: config } = useReading(serverConfig)
  if (!config?.supportUrl) return 'contact support, meaning the people who run this hub'
  return (
    <TextLink href={config.supportUrl} rel="noreferrer">
      contact support
    </TextLink>
  )
}

/** What the work on a document is at: "Step 2 of 4: reading the pages". */
export function stepWords(step: HubDocument['step']): string {
  const steps = Object.keys(words)
  const now = step ?? 'waiting'
  return `Step ${steps.indexOf(now) + 1} of ${steps.length}: ${words[now]}`
}

/** What premium is for, and the way to it once there is one. */
export function PremiumWay({ exists }: { exists: (path: string) => boolean }) {
  return (
    <>
      Premium costs $10 a month, cancel anytime. Uploading, listing and deleting stay free.{' '}
      {exists('/subscribe') ? (
        <TextLink href="/subscribe">See what premium has</TextLink>
      ) : (
        'It is not sold here yet. Your documents will wait here until then.'
      )}
    </>
  )
}
