import type { Guide } from '@hub/api/guides'
import { contactWays } from '@hub/core/contacts/contactWays'
import { CopyButton } from '../../../lib/CopyButton.tsx'
import { ResourceSite, Way } from '../../../lib/resources/Reach.tsx'
import { ReaderFields } from '../ReaderFields.tsx'
import { isFor, useReader } from '../reader.ts'
import { Around } from './Around.tsx'
import styles from './GuideBody.module.css'
import { GuideSection } from './GuideSection.tsx'
import { SourceList } from './SourceList.tsx'
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

/** The organizations that help with what an entry is about. */
function Organizations({ organizations }: { organizations: Guide['resources'] }) {
  if (organizations.length === 0) return null
  return (
    <GuideSection title="People who help">
      <ul className={styles.list}>
        {organizations.map(({ title, description, url, phone }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className={styles.description}>{description}</p>
            <div className={styles.ways}>
              {contactWays(phone).map((way) => (
                <Way key={way.label} way={way} />
              ))}
              <ResourceSite url={url} />
            </div>
          </li>
        ))}
      </ul>
    </GuideSection>
  )
}

/** What the reader may ask, ready to send. */
function Questions({ questions }: { questions: readonly string[] }) {
  if (questions.length === 0) return null
  return (
    <GuideSection title="Questions to ask" note="For the Title IX Coordinator, ready to send.">
      <ul className={styles.questions}>
        {questions.map((question) => (
          <li key={question}>
            <p className={styles.question}>{question}</p>
            <CopyButton label="Copy the question" text={question} of={question} />
          </li>
        ))}
      </ul>
    </GuideSection>
  )
}

/** Where parts of an entry are for one school or one side only: the choice to see only one's own. */
function StatementFilter({ guide }: { guide: Guide }) {
  const [reader, setReader] = useReader()
  const said = [...guide.answer, ...guide.more.flatMap(({ statements }) => statements)]
  const fields = {
    school: said.some(({ school }) => school !== undefined),
    role: said.some(({ role }) => role !== undefined),
  }
  if (!fields.school && !fields.role) return null
  return (
    <div className={styles.filter} role="group" aria-label="Show only what is for you">
      <ReaderFields reader={reader} onChange={setReader} fields={fields} />
    </div>
  )
}
