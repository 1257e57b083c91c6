import { useLayoutEffect, useRef } from 'react'
import { partHelp } from '../../lib/partHelp.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import { useLazyPart } from '../../lib/useLazyPart.ts'
import { Button, LinkButton } from '../../ui/buttons/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { withWalletStyles } from '../../wallet/withWalletStyles.ts'
import { Calls } from './Calls.tsx'
import { Free } from './Free.tsx'
import { starts } from './homeContent.ts'
import { Section } from './Section.tsx'
import styles from './Welcome.module.css'

// The wallet's code comes on the press of the button, never before.
const load = async () => {
  const { WalletCard } = await withWalletStyles(import('../../wallet/card/WalletCard.tsx'))
  return { default: WalletCard }
}

/** The welcome: what is here, for whom, whom to call, and the ways in. */
export function Welcome({ exists }: Pick<ScreenProps, 'exists'>) {
  return (
    <div className={styles.page}>
      <section className={styles.welcome}>
        <div>
          <h1 className={styles.title} tabIndex={-1}>
            <span className={styles.phrase}>Understand your</span>{' '}
            <span className={styles.phrase}>Title&nbsp;IX process,</span>{' '}
            <span className={styles.phrase}>one step at a time.</span>
          </h1>
          <p className={styles.lead}>
            A plain guide, people to call, and a careful second reading of the letters your school
            sends. For students who report, students who are accused, and the people beside them.
          </p>
          <div className={styles.actions}>
            {exists('/resources') && (
              <LinkButton kind="main" href="/resources">
                Find help
              </LinkButton>
            )}
            {exists('/guides') && (
              <LinkButton kind="quiet" href="/guides">
                Read the guide
              </LinkButton>
            )}
          </div>
          <p className={styles.promise}>
            <Icon name="lock" />
            <span>
              You can read everything without an account, a name or an email.
              {exists('/trust') && (
                <>
                  {' '}
                  <a href="/trust">What we keep</a>
                </>
              )}
            </span>
          </p>
        </div>
        <Calls />
      </section>
      <Starts exists={exists} />
      <Free exists={exists} />
      <Connect />
    </div>
  )
}

/** "Wallet (optional)": the last part of the welcome, with the card that connects one. */
function Connect() {
  const { Part, state, open } = useLazyPart(load)
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // The pressed button is gone; whoever went on while the code came is left alone.
    if (Part && document.activeElement === document.body) card.current?.focus()
  }, [Part])
  return (
    <Section title="Wallet (optional)" note="You do not need one for anything above.">
      {Part ? (
        <div ref={card} tabIndex={-1}>
          <Part headingLevel={3} />
        </div>
      ) : (
        <div>
          <p>
            With a wallet you can post anonymous reviews and resources on a public blockchain. What
            is there stays there, and a wallet can point to you.
          </p>
          <p>
            <Button kind="quiet" busy={state === 'coming' && 'Opening...'} onClick={open}>
              Connect wallet
            </Button>
          </p>
          {state === 'failed' && <p role="alert">This part did not load. {partHelp}</p>}
        </div>
      )}
    </Section>
  )
}

/** "Where would you like to start?": a row for each way in that exists. */
function Starts({ exists }: { exists: (path: string) => boolean }) {
  const rows = starts.filter(({ href }) => exists(href))
  if (rows.length === 0) return null
  return (
    <Section
      title="Where would you like to start?"
      note="There is no right order. You can stop at any point and come back."
    >
      <ul>
        {rows.map(({ thought, note, label, href, price }) => (
          <li key={href} className={styles.row}>
            <div>
              <h3>{thought}</h3>
              <p className={styles.note}>{note}</p>
            </div>
            <a className={styles.link} href={href}>
              {label}
            </a>
            <span className={styles.price}>{price}</span>
            <span className={styles.arrow}>
              <Icon name="arrow-right" />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
