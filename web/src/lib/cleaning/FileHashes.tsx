import { Button } from '../../ui/buttons/Button.tsx'
import text from '../../ui/text/text.module.css'
import { useCopy } from '../useCopy.ts'
import styles from './CleanCopyStep.module.css'

/** The digests of a file and its clean copy, to be copied. */
export function FileHashes({ original, copy }: { original: string | null; copy: string | null }) {
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
