import { serverConfig } from '../../../lib/hubQueries.ts'
import { useReading } from '../../../lib/reading/useReading.ts'
import { FoldTitle } from '../../../ui/buttons/FoldTitle.tsx'
import { TextLink } from '../../../ui/buttons/TextLink.tsx'
import styles from './KeptNote.module.css'

interface KeptNoteProps {
  exists: (path: string) => boolean
  /** Folded to its title, once the reader has seen it. */
  folded: boolean
}

/** What happens to an uploaded document, said before the first one is sent. */
export function KeptNote({ exists, folded }: KeptNoteProps) {
  if (!folded) {
    return (
      <section aria-labelledby="kept-title">
        <h2 id="kept-title" className={styles.title}>
          Before you upload
        </h2>
        <KeptFacts exists={exists} />
      </section>
    )
  }
  return (
    <details className={styles.folded}>
      <FoldTitle>What is kept, and who can see it</FoldTitle>
      <KeptFacts exists={exists} />
    </details>
  )
}

function KeptFacts({ exists }: Pick<KeptNoteProps, 'exists'>) {
  const { data: config } = useReading(serverConfig)
  return (
    <dl className={styles.facts}>
      <div>
        <dt>What is kept</dt>
        <dd>
          Your file, its name, the words in it and what we find in them. All of it is stored
          encrypted. You can delete it at any time. Then only its name is left, in the list of what
          happened in your account, and it goes with the account.
        </dd>
      </div>
      <div>
        <dt>Who can see it</dt>
        <dd>
          Only this account. Your school is told nothing. The key lies on the server, so the people
          who run it could open a file, as with most services.
          {config?.model &&
            ' When you ask for an analysis, an AI service also gets the words of your document.'}
          {exists('/trust') && (
            <span className={styles.way}>
              <TextLink href="/trust#documents">What we keep, and for how long</TextLink>
            </span>
          )}
        </dd>
      </div>
      <div>
        <dt>Where you can see it</dt>
        <dd>
          Without a passkey, your documents open in this browser only. If you clear its data, you
          cannot get back to them.
          {exists('/account') && (
            <span className={styles.way}>
              <TextLink href="/account">Keep them with a passkey</TextLink>
            </span>
          )}
        </dd>
      </div>
      <div>
        <dt>What it does not do</dt>
        <dd>
          It gives general information, not legal advice. It does not answer your school for you,
          and it does not decide who is right.
        </dd>
      </div>
    </dl>
  )
}
