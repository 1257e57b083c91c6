import { GettingReader } from '../../../lib/fileText/GettingReader.tsx'
import { progressWords, totalWords } from '../../../lib/fileText/reader/progressWords.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import styles from './UploadPart.module.css'
import type { Readers, useReaders } from './useReaders.ts'

/** Whether files can be read here, and the one download that this takes. Silent while a file is under way. */
export function ReadersNote(props: ReturnType<typeof useReaders> & { isSilent: boolean }) {
  const { readers, stop, again, isSilent } = props
  return (
    <div className={styles.readers}>
      <p role="status">{!isSilent && wordsOf(readers)}</p>
      {!isSilent && readers.at === 'getting' && (
        <GettingReader progress={readers.progress} onCancel={() => stop(readers.progress)} />
      )}
      {!isSilent && (readers.at === 'cut_off' || readers.at === 'stopped') && (
        <p>
          <Button kind="quiet" onClick={again}>
            {readers.at === 'cut_off' ? 'Try again' : 'Get the rest now'}
          </Button>
        </p>
      )}
    </div>
  )
}

function wordsOf(readers: Readers): string {
  switch (readers.at) {
    case 'loading':
      return 'Loading the parts that read files...'
    case 'ready':
      return 'Ready to read files without a connection.'
    case 'failed':
      return 'Some parts that read files did not load. They are tried again when you select a file.'
    case 'getting':
      return `The document reader is downloaded to this device once (${totalWords(readers.progress.total)}). After that it needs no connection.`
    case 'cut_off':
      return `The connection was lost. ${progressWords(readers.progress)} of the document reader is saved here. The rest is downloaded when you try again or select a file.`
    case 'stopped':
      return `Stopped. ${progressWords(readers.progress)} of the document reader is saved here. The rest is downloaded when you select a file.`
  }
}
