import { useRef, useState } from 'react'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import stack from '../../ui/layout/stack.module.css'
import { DetailHints } from './DetailHints.tsx'
import { useDetails } from './useDetails.ts'

interface CheckedFieldProps {
  label: string
  optional?: boolean
  /** Several lines, in which the details are underlined too. */
  lines?: boolean
  /** The most characters, said near the limit. */
  limit?: number
  value: string
  error: string | undefined
  /** The reviewed school, whose name is no detail. */
  schoolName: string
  onChange: (text: string) => void
}

const NOT_LOADED = 'Our check for details did not load. Please check for them yourself.'
const RULES_ALONE =
  'Part of our check for details did not load, so it misses more than it should. Please look for names, places and groups yourself.'

/** A text field, and under it the details in its text that could point to a person. */
export function CheckedField(props: CheckedFieldProps) {
  const { label, optional, lines, limit, value, error, schoolName, onChange } = props
  const box = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const { found, replace, failed, rulesAlone } = useDetails(value, schoolName)
  const [last, setLast] = useState<{ before: string; after: string; words: string }>()
  const undo =
    last && last.after === value
      ? { words: last.words, run: () => onChange(last.before) }
      : undefined
  const hint = failed ? NOT_LOADED : rulesAlone && lines && value !== '' ? RULES_ALONE : undefined
  return (
    <div className={stack.shrinks}>
      {lines ? (
        <TextArea
          ref={box}
          label={label}
          optional={optional}
          hint={hint}
          error={error}
          limit={limit}
          marks={found.map(({ start, end }) => [start, end])}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <TextField
          ref={box}
          label={label}
          optional={optional}
          hint={hint}
          error={error}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      <DetailHints
        details={found}
        box={box}
        undo={undo}
        onReplace={(detail) => {
          const { text, cursor } = replace(detail)
          setLast({ before: value, after: text, words: detail.text })
          onChange(text)
          return cursor
        }}
      />
    </div>
  )
}
