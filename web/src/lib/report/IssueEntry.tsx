import { FoldTitle } from '../../ui/buttons/FoldTitle.tsx'
import { CopyButton } from '../CopyButton.tsx'
import { LinkedCite } from '../cites/LinkedCite.tsx'
import { certaintyOf } from './certainty.ts'
import styles from './IssueEntry.module.css'
import type { IssueItem } from './issueItem.ts'
import { LetterQuote } from './LetterQuote.tsx'
import type { Lit } from './lit.ts'
import { ReportItem } from './ReportItem.tsx'
import { RuleQuote } from './RuleQuote.tsx'

interface IssueEntryProps {
  item: IssueItem
  noun: string
  /** Lights its words in the letter, where the letter stands beside it. */
  onShow?: ((passage: Lit) => void) | undefined
}

/** One potential issue: what the document says and what the rule says, why it matters, and what could be asked. */
export function IssueEntry({ item, noun, onShow }: IssueEntryProps) {
  const { issue } = item
  const { word, reason } = certaintyOf(issue, noun)
  return (
    <ReportItem
      id={item.id}
      number={item.number}
      isNumberDashed={issue.kind === 'missing'}
      kicker={
        <p className={styles.certainty}>
          <b>{word}.</b> {reason}
        </p>
      }
      title={issue.headline ?? issue.title}
    >
      {/* Without a headline nothing else says what is the matter. */}
      {issue.headline === undefined && <p>{issue.text}</p>}
      <LetterWords item={item} noun={noun} onShow={onShow} />
      {/* The gravest one shows what stands in all of them; the others are a press away. */}
      <details open={item.number === 1} className={styles.rest}>
        <FoldTitle>The rule, and what to ask</FoldTitle>
        <div className={styles.inner}>
          <RulesWords issue={issue} />
          <p className={styles.why}>
            <b>Why it matters:</b> {issue.why}
          </p>
          <div className={styles.question}>
            <p>
              <b>You could ask:</b> “{issue.ask}”
            </p>
            <CopyButton label="Copy" text={issue.ask} of={issue.title} />
          </div>
        </div>
      </details>
    </ReportItem>
  )
}

/** The document's words, beside their name. */
function LetterWords({ item: { issue, passage }, noun, onShow }: IssueEntryProps) {
  return (
    <dl className={styles.pair}>
      <dt>The {noun}</dt>
      <dd>
        {issue.quote === undefined || issue.page === undefined ? (
          <p className={styles.none}>We did not find it there.</p>
        ) : (
          <LetterQuote
            tone="mark"
            quote={issue.quote}
            cut={issue.cut}
            page={issue.page}
            of={issue.title}
            passage={passage}
            onShow={onShow}
          />
        )}
      </dd>
    </dl>
  )
}

/** The rule's own words, where the report has them, and where they stand. */
function RulesWords({ issue }: Pick<IssueItem, 'issue'>) {
  return (
    <dl className={styles.pair}>
      <dt>The rule</dt>
      <dd>
        {issue.rule?.map((quoted) => <RuleQuote key={quoted.words} {...quoted} />) ?? (
          <p className={styles.cite}>
            <LinkedCite>{issue.cite}</LinkedCite>
          </p>
        )}
      </dd>
    </dl>
  )
}
