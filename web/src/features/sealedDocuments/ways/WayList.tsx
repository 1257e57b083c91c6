import { useState } from 'react'
import type { Ring, Way } from '../../../lib/sealing/ring.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import type { Keyring } from '../keyring/keyring.ts'
import { wayNames } from '../keyring/wayWords.ts'
import styles from './WayList.module.css'

interface WayListProps {
  keyring: Keyring
  ring: Ring
}

/** The ways that there are. Each but the last can be dropped, after a question in place. */
export function WayList({ keyring, ring }: WayListProps) {
  const [asked, setAsked] = useState<Way>()
  return (
    <ul className={styles.list}>
      {ring.ways.map((way) => (
        <li key={way.salt} className={styles.way}>
          <span>{wayNames[way.kind]}</span>
          {ring.ways.length > 1 && asked !== way && (
            <Button kind="quiet" onClick={() => setAsked(way)}>
              Remove<VisuallyHidden> {wayNames[way.kind]}</VisuallyHidden>
            </Button>
          )}
          {asked === way && (
            <div className={styles.question}>
              <p>
                New documents will not open with it. Those already stored still open for anyone who
                has it and their sealed bytes. To end that, delete them.
              </p>
              <p className={styles.actions}>
                <Button kind="delete" onClick={() => void keyring.dropWay(way)}>
                  Remove this way in
                </Button>
                <Button kind="quiet" onClick={() => setAsked(undefined)}>
                  Keep it
                </Button>
              </p>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
