import { classes } from '../../ui/classes.ts'
import { CopyButton } from '../CopyButton.tsx'
import styles from './IssueEntry.module.css'
import type { IssueItem } from './issueItem.ts'
import { LetterQuote, ShowInLetter } from './LetterQuote.tsx'
import type { Lit } from './lit.ts'
import { ReportItem } from './ReportItem.tsx'
import { RuleQuote } from './RuleQuote.tsx'
import { SourceLine } from './SourceLine.tsx'

const kinds: Record<IssueItem['issue']['kind'], string> = {
  contradicted: 'Reads against the rule',
  ask: 'To ask about',
  missing: 'Not found',
}

function kicker({ kind, isUnsure }: IssueItem['issue']): string {
  return isUnsure ? 'May read against the rule' : kinds[kind]
}

interface IssueEntryProps {
  item: IssueItem
  noun: string
  /** Lights its words in the letter, where the letter stands beside it. */
  onShow?: (passage: Lit) => void
}

/** One potential issue: what was seen, its source, why it matters, and what could be asked. */
export function IssueEntry({ item, noun, onShow }: IssueEntryProps) {
  const { issue, passage } = item
  return (
    <ReportItem
      id={item.id}
      number={item.number}
      kicker={<p className={classes(styles.kind, styles[issue.kind])}>{kicker(issue)}</p>}
      title={issue.title}
    >
      {issue.quote && (
        <LetterQuote
          tone="mark"
          quote={issue.quote}
          cut={issue.cut}
          passage={passage}
          onShow={onShow}
        />
      )}
      <p>{issue.text}</p>
      {issue.rule?.map((quoted) => (
        <RuleQuote key={quoted.words} {...quoted} />
      ))}
      {(!issue.rule || issue.page !== undefined) && (
        <SourceLine cite={issue.rule ? undefined : issue.cite} page={issue.page}>
          <ShowInLetter passage={passage} onShow={onShow} noun={noun} of={issue.title} />
        </SourceLine>
      )}
      <p className={styles.why}>
        <b>Why it matters:</b> {issue.why}
      </p>
      <div className={styles.question}>
        <p>
          <b>You could ask:</b> “{issue.ask}”
        </p>
        <CopyButton label="Copy the question" text={issue.ask} of={issue.title} />
      </div>
    </ReportItem>
  )
}
