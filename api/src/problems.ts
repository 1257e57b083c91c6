/** RFC 9457 problem details, for callers whose Accept asks for JSON. */
export interface Problem {
  type: 'about:blank'
  title: string
  status: number
  detail: string
  /** The sentence for each wrong field, by its path in the body, such as 'rating' or 'tags.0'. */
  errors?: Record<string, string>
  /** The id of the row that stands in the way (409). */
  existingId?: number
  /** Whether that row may be of another thing: then `isAnother` tells so. */
  mayBeAnother?: boolean
}
