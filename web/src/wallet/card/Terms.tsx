import { TextLink } from '../../ui/buttons/TextLink.tsx'
import text from '../../ui/text/text.module.css'
import styles from './Terms.module.css'

const terms = [
  [
    'What we see',
    'The address of your wallet, which is its public number, and its network. We do not look up whose it is.',
  ],
  ['What stays', 'What you post with a wallet is public. It cannot be taken back.'],
  [
    'What may point to you',
    'Anyone can see what else an address did, and where its money came from.',
  ],
] as const

/** What connecting means, and the two risks of a wallet; said before any button. */
export function Terms() {
  return (
    <dl className={styles.terms}>
      {terms.map(([term, words]) => (
        <div key={term} className={styles.row}>
          <dt className={text.strong}>{term}</dt>
          <dd>{words}</dd>
        </div>
      ))}
      <div className={styles.row}>
        <dt className={text.strong}>More</dt>
        <dd>
          <TextLink href="/trust#your-wallet">What is kept, and what a wallet shows</TextLink>
        </dd>
      </div>
    </dl>
  )
}
