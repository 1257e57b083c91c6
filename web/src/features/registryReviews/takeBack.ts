import type { DigestHex } from '../../lib/content/digest.ts'
import { readText } from '../../lib/content/readText.ts'
import type { KeptForm } from './usePostReview.ts'

/**
 * Puts the stored words of a review that failed after a reload back into the form, unless something new is
 * typed there. Where the words cannot be fetched the form stays as it is.
 *
 * @param why why the review failed
 */
export async function takeBack(
  digest: DigestHex,
  why: string,
  onForm: KeptForm['onForm'],
): Promise<void> {
  const stored = await readText(digest).catch(() => undefined)
  if (stored?.state !== 'here') return
  const { text } = stored
  onForm((form) => {
    if (form.draft.content !== '') return form
    const failure = `${why} Your details are back in the form. Fill in the rest again.`
    return { ...form, draft: { ...form.draft, content: text }, failure }
  })
}
