/** The kinds of detail that can point to a person. */
export type DetailKind =
  | 'person_name'
  | 'email'
  | 'phone'
  | 'student_id'
  | 'case_number'
  | 'exact_date'
  | 'hearing_detail'
  | 'address_or_room'
  | 'social_handle'
  | 'url_to_person'
  | 'unique_circumstance'
  | 'group'

/** One detail found in a text. Offsets are UTF-16 units; `text` is the slice from start to end. */
export interface Detail {
  readonly kind: DetailKind
  readonly start: number
  readonly end: number
  readonly text: string
  /** A short plain sentence for the author. */
  readonly why: string
  /** Vaguer words that fit in the same place, or null where none read well. */
  readonly replacement: string | null
}

/** What a finder proposes before overlaps are settled. */
export interface Candidate {
  readonly kind: DetailKind
  readonly start: number
  readonly end: number
  /** The part of the span that gives the person away; the whole span when absent. */
  readonly core?: string
  /** Ends the sentence “core” ..., for example `is an exact date.` */
  readonly reason: string
  readonly replacement: string | null
}
