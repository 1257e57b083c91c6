import { z } from 'zod'
import { optionalParameter } from './fields.ts'

export const DEFAULT_PAGE = 50
const LARGEST_PAGE = 200

const LIMIT = `limit must be a whole number from 1 to ${LARGEST_PAGE}`

/** What a caller is told of a cursor that the list did not write. */
export const BAD_CURSOR = 'This cursor is not valid. Start again without it.'
/** Room for a name of 255 characters in JSON and base64, where each may be written as six. */
const CURSOR_MAX = 2500

/** The two query parameters of every list. The next page's address stands in the answer's `Link` header. */
export const pageQuery = {
  limit: optionalParameter(
    z.coerce.number({ error: LIMIT }).int(LIMIT).min(1, LIMIT).max(LARGEST_PAGE, LIMIT),
  ),
  cursor: optionalParameter(z.string(BAD_CURSOR).max(CURSOR_MAX, BAD_CURSOR)),
}
