import type { Source } from '@hub/core/clock/caseEntry'
import { TextLink } from '../../ui/TextLink.tsx'
import { LinkedCite } from '../cites/LinkedCite.tsx'

/** Where a date is from: the letter's own words with the page, the policy, the reader, or the law. */
export function DateSources({ sources }: { sources: readonly Source[] }) {
  return sources.map((source, at) => (
    <span key={at}>
      <OneSource source={source} />{' '}
    </span>
  ))
}

function OneSource({ source }: { source: Source }) {
  if (source.type === 'rule') return <LinkedCite>{source.cite}</LinkedCite>
  if (source.type === 'typed') return 'You typed it in.'
  if (source.type === 'policy') {
    return source.section ? `The school’s policy, ${source.section}.` : 'The school’s policy.'
  }
  return (
    <>
      <q>{source.text.trim().split(/\s+/).join(' ')}</q>{' '}
      <TextLink href={`/analysis/${encodeURIComponent(source.letter)}#page-${source.page}`}>
        your letter, page {source.page}
      </TextLink>
    </>
  )
}
