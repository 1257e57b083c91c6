import type { Guide } from '@hub/api/guides'
import { phoneLinks } from '../../../lib/contacts/phoneLinks.ts'
import { statementLabel } from '../appliesWords.ts'
import { CiteChips } from './CiteChips.tsx'
import styles from './Statements.module.css'
import { termOf } from './termOf.ts'

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
