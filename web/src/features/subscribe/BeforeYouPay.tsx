import type { ReactNode } from 'react'
import { ownAccount } from '../../lib/hubQueries.ts'
import { useReading } from '../../lib/reading/useReading.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import styles from './BeforeYouPay.module.css'

interface BeforeYouPayProps {
  isDemo: boolean
  /** There is an account now that the subscription belongs to. */
  isStarted: boolean
  /** What card statements show: null where that cannot be known, undefined while it is not known yet. */
  statement: string | null | undefined
}

/** What somebody should know first: who may see the payment, and how not to lose what was paid for. */
export function BeforeYouPay({ isDemo, isStarted, statement }: BeforeYouPayProps) {
  const { data: account } = useReading({ ...ownAccount, wanted: isStarted })
  return (
    <dl className={styles.facts}>
      {account?.isGuest !== false && (
        <div>
          <dt>Keep your account</dt>
          <dd>
            Premium belongs to the account in this browser. If the browser’s data is cleared, you
            lose {isDemo ? 'it' : 'what you paid for'}. Make a passkey first: it opens the account
            again, here and elsewhere.
            <span className={styles.way}>
              <TextLink href="/account">Keep this account with a passkey</TextLink>
            </span>
          </dd>
        </div>
      )}
      {!isDemo && (
        <>
          <Statement statement={statement} />
          <div>
            <dt>Who gets your card</dt>
            <dd>
              Stripe, the payment service. Your card goes there and never to us. We give Stripe no
              name and no email of yours. It sees your internet address, as every site does.
            </dd>
          </div>
        </>
      )}
      <div>
        <dt>How to stop</dt>
        <dd>
          Cancel with one press on your account page. Premium then stays open until the end of the
          month
          {isDemo ? '.' : ' that you paid, and nothing more is charged.'}
        </dd>
      </div>
    </dl>
  )
}

function Statement({ statement }: Pick<BeforeYouPayProps, 'statement'>) {
  return (
    <div>
      <dt>What your card statement shows</dt>
      <dd>{statementWords(statement)} Whoever sees your statements sees this too.</dd>
    </div>
  )
}

function statementWords(statement: string | null | undefined): ReactNode {
  if (statement === undefined) return 'The payment service will show you.'
  if (statement === null) {
    return 'The name that the people who run this hub gave the payment service. We cannot show it here.'
  }
  return (
    <>
      “<strong>{statement}</strong>” and $10.
    </>
  )
}
