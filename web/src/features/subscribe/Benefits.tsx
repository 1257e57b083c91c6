import { Icon } from '../../ui/icons/Icon.tsx'
import text from '../../ui/text/text.module.css'
import styles from './Benefits.module.css'

const benefits = [
  {
    name: 'Personal AI chat assistant',
    what: 'Ask in your own words. Answers name the paragraphs of the rule they rest on.',
  },
  {
    name: 'Document analysis and insights',
    what: 'What a letter says, its dates, and what you could ask about.',
  },
  { name: '24/7 instant responses', what: 'It answers at any hour.' },
  { name: 'Cancel anytime', what: 'One press on your account page.' },
]

/** What premium has, in the order of the assistant's own screen. */
export function Benefits() {
  return (
    <div className={styles.benefits}>
      <ul className={styles.list}>
        {benefits.map(({ name, what }) => (
          <li key={name} className={styles.benefit}>
            <Icon name="check" />
            <div>
              <p className={text.strong}>{name}</p>
              <p className={text.note}>{what}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.free}>
        Resources, search, uploads, schools and reviews stay free. The crisis lines never need
        premium. It is general information, not legal advice.
      </p>
    </div>
  )
}
