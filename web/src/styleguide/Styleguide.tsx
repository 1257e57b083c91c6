import { Page } from '../ui/layout/Page.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import { ButtonParts } from './ButtonParts.tsx'
import { FieldParts } from './FieldParts.tsx'
import { ListParts } from './ListParts.tsx'
import { MessageParts } from './MessageParts.tsx'
import { OverlayParts } from './OverlayParts.tsx'
import styles from './Styleguide.module.css'

/** Every part in every state, light beside dark. Only in the development server. */
export default function Styleguide() {
  return (
    <>
      <Page>
        <PageHeader
          title="Parts and states"
          lead="What screens are made of. The words are samples."
        />
      </Page>
      <div className={styles.themes}>
        {(['light', 'dark'] as const).map((theme) => (
          <div key={theme} className={theme === 'light' ? styles.light : styles.dark}>
            <ButtonParts />
            <FieldParts />
            <MessageParts />
            <ListParts />
            <OverlayParts />
          </div>
        ))}
      </div>
    </>
  )
}
