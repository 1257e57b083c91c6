import { Button } from '../../ui/buttons/Button.tsx'
import { CopyButton } from '../CopyButton.tsx'
import { printPart } from '../printPart.ts'
import styles from './PrintedCode.module.css'

/** A code in large type, with the buttons to print it alone and to copy it. */
export function PrintedCode({ code }: { code: string }) {
  return (
    <>
      <p className={styles.code} data-recovery-code="">
        {code}
      </p>
      <div className={styles.actions}>
        <Button icon="print" onClick={() => printPart('code', ' ')}>
          Print
        </Button>
        <CopyButton label="Copy the code" text={code} />
      </div>
    </>
  )
}
