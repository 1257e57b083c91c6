import styles from './ChainResources.module.css'
import type { EssentialReason } from './EssentialBanner.tsx'
import { Essentials } from './Essentials.tsx'

/** The built-in resources beneath the sentence that there is no chain, or none that answers. */
export default function WithoutChain({ reason }: { reason: EssentialReason }) {
  return (
    <div className={styles.without}>
      <Essentials reason={reason} />
    </div>
  )
}
