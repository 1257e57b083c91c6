import type { Reading } from '../../document/reading.ts'

const removed =
  /\b(?:remov\w+|suspen(?:d\w*|sion)|exclu(?:ded|sion)|barred|banned|persona non grata|sent home|leave (?:campus|the (?:school|university|college))|kept (?:out|home)|off (?:campus|school grounds)|stay away from (?:campus|school))\b/g
/** What will happen only if something else does, said before the words. */
const ifAnything =
  /\b(?:if|violat\w*|break\w*|breach\w*|up to|(?:result|resulting|end) in|leads? to)\b/
const perhaps = /\b(?:may|might|could|can|would)\b[^,;:]*$/
/** Kept from a person, not from the school. */
const fromContact = /^ from (?:\w+ )?(?:contact\w*|communicat\w*|speaking|talking|being near)/

/** Whether words of the document send somebody away: not as a threat, and not only away from a person. */
export function removesSomebody({ sentences }: Reading): boolean {
  return sentences.some(({ plain }) =>
    [...plain.matchAll(removed)].some(({ 0: words, index }) => {
      const before = plain.slice(0, index)
      const after = plain.slice(index + words.length)
      return !ifAnything.test(before) && !perhaps.test(before) && !fromContact.test(after)
    }),
  )
}
