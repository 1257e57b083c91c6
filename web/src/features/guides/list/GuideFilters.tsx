import type { Ref } from 'react'
import { Form } from '../../../ui/forms/Form.tsx'
import { SearchField } from '../../../ui/forms/SearchField.tsx'
import { ReaderFields } from '../ReaderFields.tsx'
import type { Reader } from '../reader.ts'
import styles from './GuideFilters.module.css'

interface GuideFiltersProps {
  text: string
  onType: (text: string) => void
  /** Filters at once, without waiting for the typing to rest. */
  onRun: (text: string) => void
  reader: Reader
  onReader: (reader: Reader) => void
  box: Ref<HTMLInputElement>
}

/** The filter box and for whom the guide is shown. */
export function GuideFilters({ text, onType, onRun, reader, onReader, box }: GuideFiltersProps) {
  return (
    <search>
      <Form className={styles.filters} onSubmit={() => onRun(text)}>
        <div className={styles.words}>
          <SearchField
            ref={box}
            label="Words in a title"
            labelShown
            maxLength={200}
            value={text}
            onChange={onType}
          />
        </div>
        <ReaderFields reader={reader} onChange={onReader} />
      </Form>
    </search>
  )
}
