import { REVIEW_TAGS_MAX } from '@hub/api/reviews'
import { hasTag } from '@hub/core/reviews/tags'
import { type KeyboardEvent, useRef, useState } from 'react'
import { TermChoices } from '../../ui/forms/TermChoices.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import stack from '../../ui/layout/stack.module.css'
import { classes } from '../../ui/styles/classes.ts'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import styles from './TagsField.module.css'
import { addTags, suggestedTags } from './tags.ts'

interface TagsFieldProps {
  tags: readonly string[]
  /** A tag that is typed but not added yet. */
  text: string
  error: string | undefined
  /** What is wrong with a list of tags; undefined where nothing is. */
  check: (tags: readonly string[]) => string | undefined
  onChange: (tags: readonly string[], text: string) => void
  onError: (error: string) => void
}

/** Tags, added by Enter, by a comma or from the suggestions; a press on one takes it away. */
export function TagsField({ tags, text, error, check, onChange, onError }: TagsFieldProps) {
  const box = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')

  const add = (typed: string, rest: string) => {
    const next = addTags(tags, typed)
    const wrong = check(next)
    onChange(wrong ? tags : next, wrong ? typed : rest)
    if (wrong) onError(wrong)
    else setSaid(next.length > tags.length ? `${next.slice(tags.length).join(', ')} added` : '')
  }
  const type = (typed: string) => (typed.includes(',') ? add(typed, '') : onChange(tags, typed))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add(text, '')
  }
  const remove = (tag: string) => {
    onChange(
      tags.filter((other) => other !== tag),
      text,
    )
    setSaid(`${tag} removed`)
    box.current?.focus()
  }
  const offered = suggestedTags.filter((tag) => !hasTag(tags, tag))
  return (
    <div className={classes(stack.gap3, stack.shrinks)}>
      <TextField
        ref={box}
        label="Tags"
        optional
        hint="What your review is about. Press Enter or type a comma to add one."
        error={error}
        enterKeyHint="done"
        autoComplete="off"
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {tags.length > 0 && (
        <ul className={styles.chosen} aria-label="Chosen tags">
          {tags.map((tag) => (
            <li key={tag}>
              <button type="button" className={styles.tag} onClick={() => remove(tag)}>
                <span>
                  {tag}
                  <VisuallyHidden>, remove</VisuallyHidden>
                </span>
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {offered.length > 0 && tags.length < REVIEW_TAGS_MAX && (
        <TermChoices label="Suggested:" terms={offered} onPick={(tag) => add(tag, text)} />
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  )
}
