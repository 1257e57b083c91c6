/** What every field shares: a visible label, a hint under it, an error between label and field. */
export interface FieldWords {
  label: string
  hint?: string
  /** A sentence that says how to mend it; shown and read out with the field. */
  error?: string
  /** Writes "(optional)" behind the label. Required is the default and is not marked. */
  optional?: boolean
}

/** The ids that tie a field's words to its control. */
export interface FieldIds {
  control: string
  describedBy: string | undefined
}

/** Ids for the words of one field; `describedBy` names only those that are shown. */
export function fieldIds(base: string, words: FieldWords, extra?: string): FieldIds {
  const described = [
    words.error ? `${base}-error` : undefined,
    words.hint ? `${base}-hint` : undefined,
    extra,
  ].filter(Boolean)
  return { control: base, describedBy: described.length > 0 ? described.join(' ') : undefined }
}
