import { useLayoutEffect, useRef } from 'react'
import { partHelp } from '../../lib/partHelp.ts'
import { useLazyPart } from '../../lib/useLazyPart.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { withWalletStyles } from '../../wallet/withWalletStyles.ts'
import { Section } from './Section.tsx'

// The wallet's code comes on the press of the button, never before.
const load = async () => {
  const { WalletCard } = await withWalletStyles(import('../../wallet/card/WalletCard.tsx'))
  return { default: WalletCard }
}

/** "Wallet (optional)": the last part of the welcome, with the card that connects one. */
export function Connect() {
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
