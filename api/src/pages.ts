import { z } from 'zod'
import { optionalParameter } from './fields.ts'

export const DEFAULT_PAGE = 50
export const LARGEST_PAGE = 200

const LIMIT = `limit must be a whole number from 1 to ${LARGEST_PAGE}`

/** The two query parameters of every list. The next page's address stands in the answer's `Link` header. */
export const pageQuery = {
  limit: optionalParameter(
    z.coerce.number({ error: LIMIT }).int(LIMIT).min(1, LIMIT).max(LARGEST_PAGE, LIMIT),
  ),
  cursor: optionalParameter(z.string().max(1000)),
}
