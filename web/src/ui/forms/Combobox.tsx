import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import { classes } from '../styles/classes.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import styles from './Combobox.module.css'
import fieldStyles from './Field.module.css'
import { Field } from './Field.tsx'
import { type FieldWords, fieldIds } from './field.ts'

const closed: ListState = { open: false, active: -1 }

export interface ComboboxOption {
  id: string
  label: string
  /** A second line that tells equal names apart, such as the place. */
  detail?: string
  /** No match but another way on, such as "Use ... as typed"; not counted aloud. */
  offer?: boolean
}

interface ComboboxProps extends FieldWords {
  /** The text in the box. The parent keeps it and fetches `options` for it. */
  text: string
  onText: (text: string) => void
  /** The matches for `text`, best first. */
  options: readonly ComboboxOption[]
  onPick: (option: ComboboxOption) => void
  /** The matches are on their way; those shown may be of an older text. */
  busy?: boolean
  /** Shown instead of the list when there is no match: what typing a new name will do. */
  noMatch?: string
  id?: string
  maxLength?: number
  ref?: Ref<HTMLInputElement>
}

/**
 * A text box with a list of matches (ARIA 1.2 combobox). Typing filters, arrows move, Enter takes
 * the marked one, Esc closes the list. What is typed stays, so a name that is not in the list can
 * be given as it is; the parent decides what that means.
 */
export function Combobox(props: ComboboxProps) {
  const {
    label,
    hint,
    error,
    optional,
    text,
    onText,
    options,
    onPick,
    busy,
    noMatch,
    ref,
    id,
    maxLength,
  } = props
  const made = useId()
  const base = id ?? made
  const ids = fieldIds(base, { label, hint, error })
  const [list, setList] = useState<ListState>({ open: false, active: -1 })
  const active = Math.min(list.active, options.length - 1)
  const shown = list.open && (options.length > 0 || (!busy && noMatch !== undefined && text !== ''))

  const pick = (option: ComboboxOption | undefined) => {
    if (option) onPick(option)
    setList({ open: false, active: -1 })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const answer = answerKey(event.key, { open: shown, active }, options.length)
    if (answer.kind === 'none') return
    event.preventDefault()
    if (answer.kind === 'pick') pick(options[answer.index])
    else setList(answer.state)
  }

  return (
    <Field id={base} label={label} hint={hint} error={error} optional={optional}>
      <div className={styles.combobox}>
        <input
          ref={ref}
          type="text"
          role="combobox"
          className={fieldStyles.control}
          id={ids.control}
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          value={text}
          aria-expanded={shown}
          aria-controls={`${base}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown && active >= 0 ? `${base}-${active}` : undefined}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          aria-required={optional ? undefined : true}
          onChange={(event) => {
            onText(event.target.value)
            setList({ open: true, active: -1 })
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setList({ open: false, active: -1 })}
        />
        <div className={styles.panel} hidden={!shown}>
          <Options base={base} label={label} options={options} active={active} onPick={pick} />
          {options.length === 0 && <p className={styles.none}>{noMatch}</p>}
        </div>
        <VisuallyHidden>
          <span role="status">
            {list.open &&
              !busy &&
              countSentence(options.filter(({ offer }) => !offer).length, text)}
          </span>
        </VisuallyHidden>
      </div>
    </Field>
  )
}

interface OptionsProps {
  base: string
  label: string
  options: readonly ComboboxOption[]
  active: number
  onPick: (option: ComboboxOption) => void
}

function Options({ base, label, options, active, onPick }: OptionsProps) {
  return (
    <div role="listbox" id={`${base}-list`} tabIndex={-1} aria-label={label}>
      {options.map((option, index) => (
        // The keys of the list are the text box's: the focus never moves to an option.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={option.id}
          ref={index === active ? scrollIntoList : undefined}
          role="option"
          tabIndex={-1}
          id={`${base}-${index}`}
          aria-selected={index === active}
          className={classes(styles.option, index === active && styles.active)}
          // Taking the focus away would close the list before the press counts.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(option)}
        >
          <span>{option.label}</span>
          {option.detail && <span className={styles.detail}>{option.detail}</span>}
        </div>
      ))}
    </div>
  )
}

function scrollIntoList(option: HTMLDivElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}

/** The part of a combobox that keys change. `active` is an index into the options, -1 for none. */
interface ListState {
  open: boolean
  active: number
}

type KeyAnswer =
  | { kind: 'move'; state: ListState }
  | { kind: 'pick'; index: number }
  | { kind: 'none' }

/**
 * What a key does (ARIA combobox with a list, focus stays in the text box). `none` leaves the key
 * to the browser or to what lies around, so that Esc on a closed list still closes the dialog.
 */
export function answerKey(key: string, state: ListState, count: number): KeyAnswer {
  const { open, active } = state
  switch (key) {
    case 'ArrowDown':
      return move(!open || active >= count - 1 ? 0 : active + 1, count)
    case 'ArrowUp':
      return move(!open || active <= 0 ? count - 1 : active - 1, count)
    case 'Enter':
      return open && active >= 0 && active < count
        ? { kind: 'pick', index: active }
        : { kind: 'none' }
    case 'Escape':
      return open ? { kind: 'move', state: closed } : { kind: 'none' }
    default:
      return { kind: 'none' }
  }
}

function move(active: number, count: number): KeyAnswer {
  return { kind: 'move', state: { open: true, active: count === 0 ? -1 : active } }
}

/** What is said about the list: how many there are, or why there are none. */
export function countSentence(count: number, text: string): string {
  if (text.trim() === '') return ''
  if (count === 0) return 'No match found.'
  return count === 1 ? '1 match. Use the down arrow.' : `${count} matches. Use the arrows.`
}
