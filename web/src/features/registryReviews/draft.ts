/** A school of the chain's list. */
export interface PickedSchool {
  id: number
  name: string
}

/** What is typed into the form. It lives in memory only, until the page is left. */
export interface Draft {
  /** Whether the school is taken from the chain's list or typed; undefined until the list is there. */
  schoolFrom: 'list' | 'typed' | undefined
  school: PickedSchool | undefined
  schoolText: string
  rating: number
  title: string
  content: string
  tags: readonly string[]
  /** A tag that is typed but not added yet. */
  tagText: string
  isAnonymous: boolean
}

/** The form's state, kept by the screen so that it outlives the dialog. */
export interface ReviewForm {
  draft: Draft
  /** The sentence for each wrong field: 'school', 'title', 'content', 'tags'. */
  errors: Readonly<Record<string, string>>
  /** Why the last attempt failed, where no field says it. */
  failure: string | undefined
}

/** An untouched form. The rating starts at 5 and the address hidden, as the specification has it. */
export function emptyForm(): ReviewForm {
  const draft: Draft = {
    schoolFrom: undefined,
    school: undefined,
    schoolText: '',
    rating: 5,
    title: '',
    content: '',
    tags: [],
    tagText: '',
    isAnonymous: true,
  }
  return { draft, errors: {}, failure: undefined }
}

const errorOf: Readonly<Record<string, string>> = {
  schoolFrom: 'school',
  schoolText: 'school',
  tagText: 'tags',
}

/** The form after typing: the errors of the fields that changed are taken back. */
export function changeDraft(form: ReviewForm, part: Partial<Draft>): ReviewForm {
  const errors = { ...form.errors }
  for (const field of Object.keys(part)) {
    // How the school is given is set by itself as the list comes: nobody has mended anything.
    if (field === 'schoolFrom' && form.draft.schoolFrom === undefined) continue
    delete errors[errorOf[field] ?? field]
  }
  return { ...form, draft: { ...form.draft, ...part }, errors }
}
