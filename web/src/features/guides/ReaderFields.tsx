import { SelectField } from '../../ui/forms/SelectField.tsx'
import type { Reader } from './reader.ts'

interface ReaderFieldsProps {
  reader: Reader
  onChange: (reader: Reader) => void
  /** Which of the two are asked for. */
  fields?: { school: boolean; role: boolean }
}

const schools = [
  { value: 'all', label: 'College and K-12' },
  { value: 'postsecondary', label: 'College' },
  { value: 'k12', label: 'K-12 school' },
]

const roles = [
  { value: 'all', label: 'Both sides' },
  { value: 'complainant', label: 'The person who reported' },
  { value: 'respondent', label: 'The person named in the report' },
]

const both = { school: true, role: true }

/** For whom the guide is to be shown. */
export function ReaderFields({ reader, onChange, fields = both }: ReaderFieldsProps) {
  return (
    <>
      {fields.school && (
        <SelectField
          label="School"
          choices={schools}
          value={reader.school}
          onChange={({ target }) =>
            onChange({ ...reader, school: target.value as Reader['school'] })
          }
        />
      )}
      {fields.role && (
        <SelectField
          label="For"
          choices={roles}
          value={reader.role}
          onChange={({ target }) => onChange({ ...reader, role: target.value as Reader['role'] })}
        />
      )}
    </>
  )
}
