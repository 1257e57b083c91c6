import { honestWords } from '@hub/core/record/honestWords'
import type { Verification } from '@hub/core/record/verifyExport'
import { useRef, useState } from 'react'
import { type ChosenFiles, chosenFiles, droppedFiles } from '../../lib/record/givenFiles.ts'
import type { VerifyAnswer } from '../../lib/record/verifyWorker.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { Progress } from '../../ui/feedback/Progress.tsx'
import { EntryGroup } from '../../ui/layout/EntryGroup.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import styles from './Record.module.css'
import { Findings } from './verify/Findings.tsx'

type State = 'ready' | 'checking' | 'failed' | Verification

/** Checks an exported record on this device: for who was given one. */
export default function VerifyRecordScreen({ exists }: ScreenProps) {
  const [state, setState] = useState<State>('ready')
  const zip = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const result = useRef<HTMLDivElement>(null)

  const check = async (chosen: ChosenFiles) => {
    if (chosen.length === 0) return
    setState('checking')
    setState((await askWorker(chosen).catch(() => null)) ?? 'failed')
    requestAnimationFrame(() => result.current?.focus())
    for (const input of [zip.current, folder.current]) if (input) input.value = ''
  }
  return (
    <Page>
      <PageHeader
        title="Check an exported record"
        lead="You were given an export of a record. This page computes on your device whether all of it fits together. Nothing is uploaded."
        back={exists('/record') && <TextLink href="/record">My record</TextLink>}
      />
      <div className={styles.parts}>
        <EntryGroup title="The export">
          <div
            className={styles.stack}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              void droppedFiles(event.dataTransfer).then(check, () => setState('failed'))
            }}
          >
            <p>Choose the ZIP file, or the folder that it was unpacked to. Or drop it here.</p>
            <p className={styles.actions}>
              <Button kind="main" onClick={() => zip.current?.click()}>
                Choose a ZIP file
              </Button>
              <Button onClick={() => folder.current?.click()}>Choose a folder</Button>
            </p>
            <input
              ref={zip}
              type="file"
              hidden
              aria-label="ZIP file of the export"
              accept=".zip,application/zip"
              onChange={({ target }) => void check(chosenFiles(target.files))}
            />
            <input
              ref={folder}
              type="file"
              hidden
              aria-label="Folder of the export"
              // React knows no name for it in its types.
              {...{ webkitdirectory: '' }}
              onChange={({ target }) => void check(chosenFiles(target.files))}
            />
          </div>
        </EntryGroup>
        <div ref={result} tabIndex={-1}>
          {state === 'checking' && <Progress title="Checking on this device..." />}
          {state === 'failed' && (
            <Alert tone="stop" live="assertive" title="The files could not be read.">
              They may have been moved, or this device has too little memory. Try again.
            </Alert>
          )}
          {typeof state === 'object' && <Findings verification={state} />}
        </div>
        <EntryGroup title="What a check shows, and what it does not" quiet>
          <ul className={styles.points}>
            {honestWords.map((words) => (
              <li key={words}>{words}</li>
            ))}
            <li>
              The page verify.html in an export does the same without this hub. If you do not trust
              who gave you the export, use this page instead of theirs.
            </li>
          </ul>
        </EntryGroup>
      </div>
    </Page>
  )
}

function askWorker(chosen: ChosenFiles): Promise<VerifyAnswer> {
  const worker = new Worker(new URL('../../lib/record/verifyWorker.ts', import.meta.url), {
    type: 'module',
  })
  const answer = new Promise<VerifyAnswer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<VerifyAnswer>) => resolve(data))
    worker.addEventListener('error', () => reject(new Error('The check did not load.')))
    // A worker has no other origin to name.
    worker.postMessage(chosen)
  })
  return answer.finally(() => worker.terminate())
}
