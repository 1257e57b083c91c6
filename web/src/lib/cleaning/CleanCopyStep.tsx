import { useState } from 'react'
import { Button } from '../../ui/buttons/Button.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { Progress } from '../../ui/feedback/Progress.tsx'
import { noteFocus } from '../useRetry.ts'
import styles from './CleanCopyStep.module.css'
import { FoundTraces } from './FoundTraces.tsx'
import type { GoneOn } from './unaskedNotes.ts'
import { useLook } from './useLook.ts'

interface CleanCopyStepProps {
  /** A chosen file of an allowed kind and size. Give each file a `key` of its own. */
  file: File
  /** What happens to the file next, as the verb on the buttons: "Upload a clean copy". */
  verb?: 'Upload' | 'Use' | 'Add'
  /**
   * Called once with the file to go on with: the original, or its clean copy under the same name. Without a question
   * where nothing was found ('nothing'), the file cannot be looked into ('unseen': its reader says why), or it is
   * plain text ('text').
   */
  onGoOn: (file: File, how: GoneOn) => void
  /** The person lets go of the file. */
  onCancel: () => void
}

/**
 * Stands between choosing a file and sending or sealing it: tells what the file carries besides its text, and offers a
 * copy without that. Nothing leaves the device.
 */
export function CleanCopyStep({ file, verb = 'Upload', onGoOn, onCancel }: CleanCopyStepProps) {
  const [isStillHere] = useState(noteFocus)
  const { state, again } = useLook(file, (how) => onGoOn(file, how))
  switch (state.at) {
    case 'over':
      return null
    case 'looking':
      return (
        <div className={styles.step}>
          <Progress title="Checking what this file carries" step={steps[state.step]} />
          <p>
            <Button kind="quiet" onClick={onCancel}>
              Cancel
            </Button>
          </p>
        </div>
      )
    case 'failed':
      return (
        <div className={styles.step}>
          <Alert tone="care" title="We could not check what this file carries.">
            {state.why === 'late'
              ? 'It took too long. The file itself is fine and was not sent.'
              : 'The check did not load. Check your connection. The file was not sent.'}
          </Alert>
          <p className={styles.actions}>
            <Button onClick={again}>Try again</Button>
            <Button onClick={() => onGoOn(file, 'original')}>{verb} the original</Button>
            <Button kind="quiet" onClick={onCancel}>
              Cancel
            </Button>
          </p>
        </div>
      )
    case 'found':
      return (
        <FoundTraces
          file={file}
          found={state.found}
          verb={verb}
          isStillHere={isStillHere}
          onGoOn={onGoOn}
          onCancel={onCancel}
        />
      )
  }
}

const steps = {
  looking: 'Step 1 of 2: checking, and making a copy without it',
  checking: 'Step 2 of 2: checking that the copy has the same words',
}
