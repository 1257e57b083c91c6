import { type Ref } from 'react'
import { Form } from '../../ui/forms/Form.tsx'
import { SearchField } from '../../ui/forms/SearchField.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import styles from './SchoolFilters.module.css'
import { type SchoolSort, sortChoices, type TypeChoice, typeFilterChoices } from './schoolFilter.ts'

interface SchoolFiltersProps {
  text: string
  onType: (text: string) => void
  /** Searches at once, without waiting for the typing to rest. */
  onRun: (text: string) => void
  type: TypeChoice
  onTypeChoice: (type: TypeChoice) => void
  sort: SchoolSort
  onSort: (sort: SchoolSort) => void
  searchBox: Ref<HTMLInputElement>
}

const byMatch = [{ value: 'match', label: 'Closest match' }]

/** The search box, the type and the order. With words in the box the order is by match. */
export function SchoolFilters(props: SchoolFiltersProps) {
  const { text, onType, onRun, type, onTypeChoice, sort, onSort, searchBox } = props
  const searching = text.trim() !== ''
  return (
    <search>
      <Form className={styles.filters} onSubmit={() => onRun(text)}>
        <div className={styles.search}>
          <SearchField
            ref={searchBox}
            label="Name, short name or place"
            labelShown
            placeholder="Search schools..."
            maxLength={200}
            value={text}
            onChange={onType}
          />
        </div>
        <SelectField
          label="Type"
          choices={typeFilterChoices}
          value={type}
          onChange={(event) => onTypeChoice(event.target.value as TypeChoice)}
        />
        <SelectField
          label="Order"
          choices={searching ? byMatch : sortChoices}
          disabled={searching}
          value={searching ? 'match' : sort}
          onChange={(event) => onSort(event.target.value as SchoolSort)}
        />
      </Form>
    </search>
  )
}
