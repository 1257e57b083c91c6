import type { Proof } from '@hub/api/verification'
import type { AuthorRole, ProcessAnswers } from '@hub/core/reviews/process'

/** A school of the directory, as a review names it. */
export interface PickedSchool {
  id: number
  name: string
}

/** A proof that an author belongs to a school, and the school that it is for. */
export interface SchoolProof extends Proof {
  schoolId: number
}

/** What is typed into the form. It lives in memory only, until the page is left. */
export interface Draft {
  /** The text in the school's box. */
  schoolText: string
  /** The school that was taken from the list; undefined while the name is as typed. */
  school: PickedSchool | undefined
  rating: number
  title: string
  content: string
  tags: readonly string[]
  /** A tag that is typed but not added yet. */
  tagText: string
  authorRole: AuthorRole
  processFacts: ProcessAnswers
  /** That the author belongs to a school. */
  proof: SchoolProof | undefined
}

/** The form's state, kept by the button so that it outlives the dialog. */
export interface ReviewForm {
  draft: Draft
  posting: boolean
  /** The school's name as it was sent as typed. Sent again, it must be the same: no list takes its place. */
  sentName: string | undefined
  /** The sentence for each wrong field, by its path in the body: 'title', 'schoolName', 'tags'. */
  errors: Readonly<Record<string, string>>
  /** How the last attempt failed, and what to do, where no field says it. */
  failure: { title: string; words: string } | undefined
}

/** An untouched form. The rating starts at 1, as the specification has it. */
export function emptyForm(): ReviewForm {
  const draft: Draft = {
    schoolText: '',
    school: undefined,
    rating: 1,
    title: '',
    content: '',
    tags: [],
    tagText: '',
    authorRole: 'unsaid',
    processFacts: {},
    proof: undefined,
  }
  return { draft, posting: false, sentName: undefined, errors: {}, failure: undefined }
}
