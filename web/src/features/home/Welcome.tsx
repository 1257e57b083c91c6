import type { ScreenProps } from '../../lib/screen.ts'
import { LinkButton } from '../../ui/buttons/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Calls } from './Calls.tsx'
import { Connect } from './Connect.tsx'
import { Free } from './Free.tsx'
import { Starts } from './Starts.tsx'
import styles from './Welcome.module.css'

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
