import type { ScreenProps } from '../../lib/screen.ts'
import { ActionRow } from '../../ui/buttons/ActionRow.tsx'
import { LinkButton } from '../../ui/buttons/Button.tsx'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import styles from './MissingScreen.module.css'

const elsewhere = [
  { href: '/resources', words: 'Find help' },
  { href: '/search', words: 'Search' },
]

/** Every address without a screen. The first two texts are the specification's. */
export default function MissingScreen({ exists }: ScreenProps) {
  return (
    <Page>
      <PageHeader title="404 Page Not Found" lead="Did you forget to add the page to the router?" />
      <p className={styles.text}>
        In plain words: there is no page at this address. The link may be old, or a letter may be
        wrong.
      </p>
      <ActionRow>
        <LinkButton kind="main" href="/">
          Go to the home page
        </LinkButton>
        {elsewhere
          .filter(({ href }) => exists(href))
          .map(({ href, words }) => (
            <TextLink key={href} look="strong" href={href}>
              {words}
            </TextLink>
          ))}
      </ActionRow>
    </Page>
  )
}
