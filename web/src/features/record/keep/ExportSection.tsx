import type { RecordBook } from '@hub/core/record/book'
import { entryTitle, happenedWords } from '@hub/core/record/words'
import { useEffect, useState } from 'react'
import { ChoiceRow } from '../../../lib/private/ChoiceRow.tsx'
import { browserMeans } from '../../../lib/record/browserMeans.ts'
import { makeExport } from '../../../lib/record/makeExport.ts'
import { saveFile } from '../../../lib/saveFile.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { TextLink } from '../../../ui/buttons/TextLink.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { EntryGroup } from '../../../ui/layout/EntryGroup.tsx'
import styles from '../Record.module.css'
import { failureWords } from '../recordWords.ts'
import { useRecord } from '../useRecord.ts'

// Fetched while the record is open, so that an export needs no network.
const loadVerifier = () => import('virtual:verify-page')

interface ExportSectionProps {
  book: RecordBook
  exists: (path: string) => boolean
}

/** The record as files that anybody can read and check. */
export function ExportSection({ book, exists }: ExportSectionProps) {
  const { store } = useRecord()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  useEffect(() => void loadVerifier().catch(() => {}), [])
  const shown = book.entries.map(({ id }) => id).filter((id) => !left.has(id))

  const save = async () => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const { default: verifier } = await loadVerifier()
      const options = { made: browserMeans.now(), verifier, shown: new Set(shown) }
      saveFile(await makeExport(store, options), 'export.zip')
    } catch (error) {
      setFailure(failureWords(error))
    }
    setBusy(false)
  }
  const choose = (id: string, isLeft: boolean) => {
    const next = new Set(left)
    if (isLeft) next.add(id)
    else next.delete(id)
    setLeft(next)
  }
  return (
    <EntryGroup title="Export" note="For a lawyer, an advisor or a hearing.">
      <div className={styles.stack}>
        <p>
          One ZIP file: a page to read and print, your files as you added them, and a page that
          checks, offline, that everything fits together.
        </p>
        <Alert tone="care" live="off" title="An export is not sealed.">
          Anyone who gets it can read all of it, including earlier versions. Records like this may
          be asked for in a legal process. Talk to a lawyer first if you can.
        </Alert>
        {book.entries.length > 0 && (
          <details>
            <summary>Leave entries out ({left.size} left out)</summary>
            <p className={styles.note}>
              The export shows that they exist, and nothing of what they say.
            </p>
            <ul className={styles.list}>
              {book.entries.map(({ id, versions }) => {
                const content = versions.at(-1)?.content
                return (
                  <li key={id}>
                    <ChoiceRow
                      type="checkbox"
                      checked={left.has(id)}
                      onChange={(isLeft) => choose(id, isLeft)}
                    >
                      <span>
                        {content && `${happenedWords(content.happened)}: ${entryTitle(content)}`}
                      </span>
                    </ChoiceRow>
                  </li>
                )
              })}
            </ul>
          </details>
        )}
        <p className={styles.actions}>
          <Button
            icon="document"
            busy={isBusy && 'Writing...'}
            disabled={book.entries.length === 0}
            onClick={() => void save()}
          >
            Export my record
          </Button>
          {exists('/record/verify') && (
            <TextLink href="/record/verify">Check an exported record</TextLink>
          )}
        </p>
        {failure && (
          <Alert tone="stop" live="assertive" title="Nothing was exported.">
            {failure}
          </Alert>
        )}
      </div>
    </EntryGroup>
  )
}
