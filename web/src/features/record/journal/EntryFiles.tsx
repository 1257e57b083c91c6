import type { KeptFile } from '@hub/core/record/book'
import { sizeWords } from '@hub/core/record/words'
import { useState } from 'react'
import { saveFile } from '../../../lib/saveFile.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import styles from '../Record.module.css'
import { failureWords } from '../recordWords.ts'
import { useRecord } from '../useRecord.ts'
import { isPicture, PictureDialog } from './PictureDialog.tsx'

/** The files of a version: to look at, and to save as they were added. */
export function EntryFiles({ files }: { files: readonly KeptFile[] }) {
  const { store } = useRecord()
  const [shown, setShown] = useState<{ file: KeptFile; bytes: Uint8Array<ArrayBuffer> }>()
  const [failure, setFailure] = useState<string>()

  const use = async (file: KeptFile, what: (bytes: Uint8Array<ArrayBuffer>) => void) => {
    setFailure(undefined)
    try {
      what(await store.fileBytes(file))
    } catch (error) {
      setFailure(failureWords(error))
    }
  }
  const save = (file: KeptFile) =>
    use(file, (bytes) => saveFile(new Blob([bytes], { type: file.type }), file.name))
  return (
    <>
      <ul className={styles.list}>
        {files.map((file) => (
          <li key={file.box} className={styles.row}>
            <span className={styles.grow}>
              {file.name}, {sizeWords(file.size)}
            </span>
            {isPicture(file) && (
              <Button
                kind="quiet"
                onClick={() => void use(file, (bytes) => setShown({ file, bytes }))}
              >
                Show<VisuallyHidden> {file.name}</VisuallyHidden>
              </Button>
            )}
            <Button kind="quiet" onClick={() => void save(file)}>
              Save<VisuallyHidden> {file.name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      {failure && (
        <Alert tone="stop" live="assertive" title="The file was not opened.">
          {failure}
        </Alert>
      )}
      {shown && <PictureDialog {...shown} onClose={() => setShown(undefined)} />}
    </>
  )
}
