import type { Trace } from '@hub/core/cleaning/trace'
import { traceWords } from '@hub/core/cleaning/traceWords'
import { useId, useLayoutEffect, useRef } from 'react'
import { Button } from '../../ui/buttons/Button.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import text from '../../ui/text/text.module.css'
import { saveFile } from '../saveFile.ts'
import { useCopy } from '../useCopy.ts'
import styles from './CleanCopyStep.module.css'
import type { CleanCopy, Found, NoCopy } from './cleaningWork.ts'

interface FoundTracesProps {
  file: File
  found: Found
  verb: string
  /** Whether the reader has gone nowhere else since the file was chosen. */
  isStillHere: () => boolean
  onGoOn: (file: File, how: 'original' | 'clean') => void
  onCancel: () => void
}

/** What was found in a file, and the ways on. */
export function FoundTraces(props: FoundTracesProps) {
  const { file, found, verb, isStillHere, onGoOn, onCancel } = props
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    // It stands where the progress stood, and asks something.
    if (isStillHere()) heading.current?.focus()
  }, [isStillHere])
  const { traces, copy } = found
  const clean = typeof copy === 'object' ? copy : null
  // The server refuses it, whatever is chosen here.
  const isRefused = verb === 'Upload' && traces.some(({ kind }) => kind === 'macros')
  return (
    <section className={styles.step} aria-labelledby={id}>
      <h3 ref={heading} tabIndex={-1} id={id} className={styles.title}>
        What this file carries besides its text
      </h3>
      <p className={text.breaks}>{file.name}</p>
      {clean && (
        <p>
          We made a copy without this, on this device. Its words are the same as those of your file.
          {!isRefused && ' You choose which of the two to use.'}
        </p>
      )}
      {typeof copy === 'string' && (
        <Alert tone="care" live="off" title={noCopy[copy].title}>
          {noCopy[copy].text}
        </Alert>
      )}
      <TraceGroup
        title={clean ? 'A clean copy leaves this out' : 'What it carries'}
        traces={traces.filter(({ stays }) => !stays)}
      />
      <TraceGroup
        title={clean ? 'This stays, also in a clean copy' : 'What it carries'}
        traces={traces.filter(({ stays }) => stays)}
      />
      <p>
        Nothing has been sent so far, and your own file is unchanged.
        {clean &&
          ' Names, signatures and faces on the pages stay in the copy, and so does the name of the file.'}
      </p>
      {isRefused && (
        <Alert tone="care" live="off" title="The original cannot be uploaded.">
          It holds macros, and the hub takes no file with macros.
        </Alert>
      )}
      <p className={styles.actions}>
        {clean && (
          <Button kind="main" onClick={() => onGoOn(cleanFileOf(file, clean), 'clean')}>
            {verb} a clean copy
          </Button>
        )}
        {!isRefused && (
          <Button kind={clean ? 'normal' : 'main'} onClick={() => onGoOn(file, 'original')}>
            {verb} the original
          </Button>
        )}
        {clean && <Button onClick={() => save(file, clean)}>Save the clean copy</Button>}
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </p>
      <FileHashes original={found.hash} copy={clean?.hash ?? null} />
    </section>
  )
}

function TraceGroup({ title, traces }: { title: string; traces: readonly Trace[] }) {
  if (traces.length === 0) return null
  return (
    <div>
      <h4 className={styles.kind}>{title}</h4>
      <ul>
        {traces.map(({ kind, values }) => (
          <li key={kind} className={styles.trace}>
            <b>{traceWords[kind].what}</b>
            {values.length > 0 && <>: {values.join('; ')}</>}
            <span className={styles.why}>{traceWords[kind].why}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The copy goes by the name of the file: it is the one that the person knows. */
function cleanFileOf(file: File, { bytes }: CleanCopy): File {
  return new File([bytes], file.name, { type: file.type, lastModified: 0 })
}

/** Its name says nothing of the file: downloads are seen by others. */
function save(file: File, { bytes }: CleanCopy): void {
  const ending = /\.[a-z]{3,4}$/i.exec(file.name)?.[0].toLowerCase() ?? ''
  saveFile(new Blob([bytes], { type: file.type }), `clean-copy${ending}`)
}

const noCopy: Readonly<Record<NoCopy, { title: string; text: string }>> = {
  kind: {
    title: 'We cannot make a clean copy of this kind of file.',
    text: 'Old Word files (DOC) cannot be cleaned. Open it in Word or another program, save it as DOCX or PDF, and choose that file.',
  },
  form: {
    title: 'We cannot make a clean copy of this file.',
    text: 'It is built in a way that we do not know well enough to change it. Print it to a new PDF and choose that file.',
  },
  inside: {
    title: 'We did not look into this file.',
    text: 'It unpacks to far more than a letter holds, so we cannot tell what it carries. Print it to a new PDF and choose that file.',
  },
  unread: {
    title: 'We do not offer a clean copy of this file.',
    text: 'We could not read its words, so we cannot tell whether a copy says the same. Open it and print it to a new PDF, then choose that file.',
  },
  words: {
    title: 'We do not offer a clean copy of this file.',
    text: 'We made one and read it, and its words were not the same as those of your file. Print your file to a new PDF and choose that one.',
  },
  size: {
    title: 'We do not offer a clean copy of this file.',
    text: 'It would be larger than 10 MB. Split your file and choose the parts.',
  },
  stays: {
    title: 'A clean copy would not help here.',
    text: 'We cannot take out what we found.',
  },
}

/** The digests of a file and its clean copy, to be copied. */
function FileHashes({ original, copy }: { original: string | null; copy: string | null }) {
  if (!original) return null
  return (
    <details>
      <summary>Prove later which file it was</summary>
      <p>
        Each file has its own number (SHA-256). If one letter in it changes, the number changes too.
        Keep your own file and this number: together they show that it was this file.
      </p>
      <FileHash of="your own file" hash={original} />
      {copy && <FileHash of="the clean copy" hash={copy} />}
    </details>
  )
}

function FileHash({ of, hash }: { of: string; hash: string }) {
  const { outcome, copy } = useCopy(hash)
  return (
    <div>
      <p className={text.breaks}>
        The number of {of}: <code>{hash}</code>
      </p>
      <p className={styles.actions}>
        <Button kind="quiet" onClick={() => void copy()}>
          Copy the number of {of}
        </Button>
        <span role="status">
          {outcome === 'copied' && 'Copied'}
          {outcome === 'failed' && 'Copying did not work. Select the number to copy it.'}
        </span>
      </p>
    </div>
  )
}
