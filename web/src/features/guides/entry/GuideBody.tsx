import type { Guide } from '@hub/api/guides'
import { isFor, useReader } from '../reader.ts'
import { Around } from './Around.tsx'
import styles from './GuideBody.module.css'
import { GuideSection } from './GuideSection.tsx'
import { Organizations } from './Organizations.tsx'
import { Questions } from './Questions.tsx'
import { SourceList } from './SourceList.tsx'
import { StatementFilter } from './StatementFilter.tsx'
import { Statements } from './Statements.tsx'

/** What an entry says, and beside it what that rests on. */
export function GuideBody({ guide }: { guide: Guide }) {
  const [reader] = useReader()
  const numbers = new Map(guide.sources.map(({ cite }, at) => [cite, at + 1]))
  const more = guide.more
    .map(({ heading, statements }) => ({
      heading,
      statements: statements.filter((said) => isFor(reader, said)),
    }))
    .filter(({ statements }) => statements.length > 0)
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.words}>
          <StatementFilter guide={guide} />
          <Statements
            statements={guide.answer.filter((said) => isFor(reader, said))}
            numbers={numbers}
          />
          {guide.steps.length > 0 && (
            <GuideSection title="What you can do">
              <ol className={styles.steps}>
                {guide.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </GuideSection>
          )}
          <Questions questions={guide.ask} />
          {more.map(({ heading, statements }) => (
            <GuideSection key={heading} title={heading}>
              <Statements statements={statements} numbers={numbers} />
            </GuideSection>
          ))}
          <Organizations organizations={guide.resources} />
        </div>
        <aside className={styles.margin} aria-label="Sources and checks">
          <SourceList sources={guide.sources} />
          <Checked checked={guide.checked} />
        </aside>
      </div>
      <Around guide={guide} />
    </>
  )
}

function Checked({ checked }: { checked: string }) {
  const month = new Date(`${checked}-15T12:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return (
    <p className={styles.checked}>General information, not legal advice. Last checked {month}.</p>
  )
}
