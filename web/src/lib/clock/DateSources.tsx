import type { Source } from '@hub/core/clock/caseEntry'
import type { ReactNode } from 'react'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { LinkedCite } from '../cites/LinkedCite.tsx'
import { isSealedLetter } from './sealedLetter.ts'
import { pageWords, sourceWords } from './sourceWords.ts'

type InLetter = Source & { readonly type: 'letter' }

interface DateSourcesProps {
  sources: readonly Source[]
  /** The way to a letter's words; a link to the letter's report, or to where it was read, without. */
  renderPage?: (source: InLetter) => ReactNode
}

/** Where a date is from: the letter's own words with the page, the policy, the reader, or the law. */
export function DateSources({ sources, renderPage = pageOfReport }: DateSourcesProps) {
  return sources.map((source, at) => (
    <span key={at}>
      <OneSource source={source} renderPage={renderPage} />{' '}
    </span>
  ))
}

function pageOfReport({ letter, page }: InLetter): ReactNode {
  if (isSealedLetter(letter)) {
    return (
      <>
        {pageWords(page)}, from{' '}
        <TextLink href="/web3-documents">Decentralized Document Analysis</TextLink>
      </>
    )
  }
  return (
    <TextLink href={`/analysis/${encodeURIComponent(letter)}#page-${page}`}>
      {pageWords(page)}
    </TextLink>
  )
}

interface OneSourceProps {
  source: Source
  renderPage: (source: InLetter) => ReactNode
}

function OneSource({ source, renderPage }: OneSourceProps) {
  const { before, quote, words } = sourceWords(source)
  if (source.type === 'rule') {
    return (
      <>
        {before}
        <LinkedCite>{words}</LinkedCite>
      </>
    )
  }
  if (source.type !== 'letter') return words
  return (
    <>
      <q>{quote}</q> {renderPage(source)}
    </>
  )
}
