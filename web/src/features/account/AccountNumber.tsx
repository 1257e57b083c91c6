import { useCopy } from '../../lib/useCopy.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { FoldTitle } from '../../ui/buttons/FoldTitle.tsx'
import text from '../../ui/text/text.module.css'
import styles from './AccountNumber.module.css'

/** The account's id, for whoever runs the hub: premium can be given to it by hand. */
export function AccountNumber({ id }: { id: string }) {
  const { outcome, copy } = useCopy(id)
  return (
    <details>
      <FoldTitle>Account number</FoldTitle>
      <div className={styles.inside}>
        <p>
          The people who run this hub need it to turn on premium for you by hand. It opens nothing
          on its own, and it does not say who you are.
        </p>
        <code className={styles.id}>{id}</code>
        <div className={styles.copy}>
          <Button onClick={() => void copy()}>Copy the number</Button>
          <span role="status" className={text.note}>
            {outcome === 'copied' && 'Copied'}
            {outcome === 'failed' && 'Copying did not work. Select the number to copy it.'}
          </span>
        </div>
      </div>
    </details>
  )
}
