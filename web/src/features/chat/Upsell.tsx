import { LinkButton } from '../../ui/buttons/Button.tsx'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { EntryGroup } from '../../ui/layout/EntryGroup.tsx'
import stack from '../../ui/layout/stack.module.css'
import { classes } from '../../ui/styles/classes.ts'
import text from '../../ui/text/text.module.css'
import styles from './Upsell.module.css'

const benefits = [
  'Personal AI chat assistant',
  'Document analysis and insights',
  '24/7 instant responses',
]

interface UpsellProps {
  exists: (path: string) => boolean
  /** Without an account in this browser: who kept one may have premium there. */
  isSignedOut: boolean
}

/** What premium has, for those who do not have it, and what is free. */
export function Upsell({ exists, isSignedOut }: UpsellProps) {
  return (
    <EntryGroup title="Part of premium" note={'Analysis and assistant cost $10\u00a0a\u00a0month.'}>
      <div className={classes(stack.gap5, stack.measure)}>
        <ul className={styles.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        <p>
          <strong className={styles.price}>$10/month</strong> Cancel anytime
        </p>
        {exists('/subscribe') ? (
          <p>
            <LinkButton kind="main" href="/subscribe" wideOnPhone>
              Subscribe Now
            </LinkButton>
          </p>
        ) : (
          <p>It is not sold here yet.</p>
        )}
        {isSignedOut && exists('/account') && (
          <p className={text.quiet}>
            If you have premium in an account that you kept,{' '}
            <TextLink href="/account">sign in</TextLink>.
          </p>
        )}
        <p className={text.quiet}>
          <TextLink href="/resources">Resources</TextLink> and{' '}
          <TextLink href="/search">search</TextLink> stay free.
        </p>
        <p className={text.quiet}>
          In a crisis, you need none of this:{' '}
          <TextLink href="#crisis-lines">open the crisis lines</TextLink>.
        </p>
      </div>
    </EntryGroup>
  )
}
