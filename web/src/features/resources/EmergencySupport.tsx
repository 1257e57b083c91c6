import { crisisNumbers } from '@hub/core/knowledge/crisisNumbers'
import { LinkButton } from '../../ui/buttons/Button.tsx'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import styles from './EmergencySupport.module.css'

const [danger] = crisisNumbers.emergencyServices.ways
const [call] = crisisNumbers.suicideLifeline.ways
const [text] = crisisNumbers.crisisTextLine.ways

/** The panel that says "stop and read". It needs no request and stands while the list fails. */
export function EmergencySupport() {
  return (
    <section className={styles.panel} aria-labelledby="emergency-support">
      <div className={styles.words}>
        <h2 id="emergency-support">Emergency Support</h2>
        <p>
          If you are in danger, call <TextLink href={danger?.href ?? ''}>{danger?.label}</TextLink>
          {/* One text: parts of it would move when the letters of the hub arrive. */}
          {`. If you think about hurting yourself, or need someone to stay with you on the line, the Crisis Hotline ${call?.label} answers day and night.`}
        </p>
      </div>
      <div className={styles.actions}>
        <LinkButton kind="crisis" icon="phone" wideOnPhone href={call?.href ?? ''}>
          Call {call?.label}
        </LinkButton>
        <LinkButton icon="message" wideOnPhone href={text?.href ?? ''}>
          {text?.label}
        </LinkButton>
      </div>
    </section>
  )
}
