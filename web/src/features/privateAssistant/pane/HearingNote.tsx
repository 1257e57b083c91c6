import { useEffect } from 'react'
import { progressWords, totalWords } from '../../../lib/fileText/reader/readerFiles.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Progress } from '../../../ui/feedback/Progress.tsx'
import { useHearing } from '../ask/hearing.ts'
import { getHearing, stopHearing } from '../ask/onDevice.ts'
import styles from './WayChoice.module.css'

let isBegun = false

/** The one download of what the assistant understands long messages by. Silent once it is there. */
export function HearingNote() {
  const hearing = useHearing()
  useEffect(() => {
    if (isBegun || savesData()) return
    isBegun = true
    getHearing()
  }, [])
  if (hearing?.at === 'ready') return null
  if (hearing?.at === 'getting') {
    const { progress } = hearing
    return (
      <div className={styles.note}>
        <p role="status">
          To understand long questions, the assistant gets {totalWords(progress.total)} onto this
          device once. You can ask meanwhile.
        </p>
        <Progress
          title={`Getting the assistant ready: ${progressWords(progress)}`}
          value={progress.loaded / progress.total}
        />
        <p>
          <Button kind="quiet" onClick={stopHearing}>
            Stop
          </Button>
        </p>
      </div>
    )
  }
  if (!hearing && isBegun) return null
  return (
    <div className={styles.note}>
      <p role="status">
        {hearing?.at === 'failed'
          ? 'The part that understands long questions did not come whole. What came is kept. Until the rest is here, short questions work best.'
          : 'Until the part that understands long questions is on this device, short questions work best.'}
      </p>
      <p>
        <Button kind="quiet" onClick={getHearing}>
          {hearing?.at === 'failed' ? 'Try again' : 'Get it now'}
        </Button>
      </p>
    </div>
  )
}

/** Who has asked their browser to save data is asked first. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
