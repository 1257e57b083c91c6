import { safeUrl } from '@hub/core/resources/leadsTo'
import { hasForbiddenCharacters, hasVisibleCharacter } from '@hub/core/text/visible'
import { z } from 'zod'

const BROKEN_TEXT = 'characters that cannot be stored. Please remove them and try again.'

/**
 * Required free text, of which a reader sees something, stored as given. Its length is counted in UTF-16 units, as a
 * browser's maxlength does.
 *
 * @param label the field's name at the start of each error sentence, such as 'Title'
 * @param plural whether the label is of several things, such as 'Details'
 */
export function requiredText(label: string, max: number, plural = false) {
  const missing = `${label} ${plural ? 'are' : 'is'} required`
  return z
    .string({ error: missing })
    .refine(hasVisibleCharacter, { error: missing, abort: true })
    .max(max, `${label} must be at most ${max.toLocaleString('en-US')} characters`)
    .refine(
      (value) => !hasForbiddenCharacters(value),
      `${label} ${plural ? 'have' : 'has'} ${BROKEN_TEXT}`,
    )
}

/** Optional free text: absent, null and what nobody would see all mean "not given" and become null. */
export function optionalText(label: string, max: number) {
  return z
    .string({ error: `${label} must be text` })
    .max(max, `${label} must be at most ${max.toLocaleString('en-US')} characters`)
    .refine((value) => !hasForbiddenCharacters(value), `${label} has ${BROKEN_TEXT}`)
    .nullish()
    .transform((value) => (value && hasVisibleCharacter(value) ? value : null))
}

/** Optional http(s) link; '' means "not given". Other schemes are refused, since people tap these links. */
export function optionalUrl(max: number) {
  return optionalText('Website', max).refine(
    (value) => value === null || safeUrl(value) !== null,
    'Must be a valid URL',
  )
}

/** A query parameter that an empty string leaves unset, as a form with an empty field sends it. */
export function optionalParameter<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional())
}

/** Text that the database can hold. */
export const storableText = z.string().refine((value) => !hasForbiddenCharacters(value))

/** The search words of a query string: any text of at most 200 characters. */
export const searchWords = z
  .string('Search for one text')
  .max(200, 'Search for at most 200 characters')
  .refine((value) => !hasForbiddenCharacters(value), `Search has ${BROKEN_TEXT}`)

const ID = 'The id must be a whole number'

/** The number of a row, as the database can hold it. */
export const rowNumber = z.int(ID).min(1, ID).max(2_147_483_647, ID)

/** An id in a path: a positive whole number that the database can hold. */
export const rowId = z.string({ error: ID }).regex(/^\d+$/, ID).transform(Number).pipe(rowNumber)
