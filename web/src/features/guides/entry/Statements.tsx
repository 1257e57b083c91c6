import type { Guide } from '@hub/api/guides'
import { CiteChip } from '../../../lib/cites/CiteChip.tsx'
import { phoneLinks } from '../../../lib/contacts/phoneLinks.ts'
import { statementLabel } from '../appliesWords.ts'
import { sourceId } from './SourceList.tsx'
import styles from './Statements.module.css'

interface CiteChipsProps {
  cites: readonly string[]
  numbers: ReadonlyMap<string, number>
}

type Statement = Guide['answer'][number]

interface StatementsProps {
  statements: readonly Statement[]
  /** The number of each cite among the sources. */
  numbers: ReadonlyMap<string, number>
}

/** What the guide says, each statement with the numbers of its sources; terms of the glossary as a list of terms. */
export function Statements({ statements, numbers }: StatementsProps) {
  const terms = statements.map(({ text }) => termOf(text))
  if (terms.length > 0 && terms.every((term) => term !== undefined)) {
    return (
      <dl className={styles.terms}>
        {statements.map(({ text, cites }, at) => (
          <div key={text}>
            <dt>{terms[at]?.term}</dt>
            <dd>
              {terms[at]?.meaning}
              <CiteChips cites={cites} numbers={numbers} />
            </dd>
          </div>
        ))}
      </dl>
    )
  }
  return (
    <div className={styles.statements}>
      {statements.map((statement, at) => (
        <div key={statement.text}>
          <Label statement={statement} before={statements[at - 1]} />
          <p>
            <PhoneText>{statement.text}</PhoneText>
            <CiteChips cites={statement.cites} numbers={numbers} />
          </p>
        </div>
      ))}
    </div>
  )
}

/** Whom a statement is for; not said again where the one before is for the same. */
function Label({ statement, before }: { statement: Statement; before: Statement | undefined }) {
  const label = statementLabel(statement)
  const labelBefore = before && statementLabel(before)
  if (label === labelBefore) return null
  return <p className={styles.label}>{label ?? 'For everyone'}</p>
}

/** A text of ours whose phone numbers can be dialed. */
function PhoneText({ children }: { children: string }) {
  return phoneLinks(children, true).map((part, at) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={at} href={part.href}>
        {part.words}
      </a>
    ),
  )
}

/** The numbers of a statement's sources; each leads to its source. */
function CiteChips({ cites, numbers }: CiteChipsProps) {
  return cites.map((cite) => {
    const number = numbers.get(cite) ?? 0
    return (
      <span key={cite}>
        <CiteChip number={number} cite={cite} href={`#${sourceId(number)}`} inFullOnPaper />
      </span>
    )
  })
}

/** A term of the glossary and what it means, of a text such as "**Party**: either one."; undefined for any other. */
export function termOf(text: string): { term: string; meaning: string } | undefined {
  const [, term, meaning] = /^\*\*(.+?)\*\*: (.+)$/s.exec(text) ?? []
  if (!term || !meaning) return undefined
  return { term, meaning: meaning.slice(0, 1).toUpperCase() + meaning.slice(1) }
}
