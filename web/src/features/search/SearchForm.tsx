import type { RefObject } from 'react'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SearchField } from '../../ui/forms/SearchField.tsx'
import styles from './SearchForm.module.css'

interface SearchFormProps {
  text: string
  onType: (text: string) => void
  onSearch: () => void
  /** What to do, after a search without words. */
  hint: string
  box: RefObject<HTMLInputElement | null>
}

const words = 'Search by need or name'

export function SearchForm({ text, onType, onSearch, hint, box }: SearchFormProps) {
  return (
    <Form className={styles.form} onSubmit={onSearch}>
      <SearchField
        ref={box}
        label={words}
        placeholder={words}
        maxLength={200}
        value={text}
        onChange={onType}
      />
      <Button kind="main" type="submit" wideOnPhone>
        Search
      </Button>
      <noscript>
        <p>
          Search needs JavaScript. Without it you can read all that is in it:{' '}
          <TextLink href="/resources">Resource Hub</TextLink>
        </p>
      </noscript>
      <p className={styles.hint} role="status">
        {hint}
      </p>
    </Form>
  )
}
