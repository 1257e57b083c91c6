import type { Unasked } from './useLook.ts'

/** How a file went on: without a question, or as the person chose. */
export type GoneOn = Unasked | 'original' | 'clean'

/** One line on a file that goes on without a question. */
export const unaskedNotes: Readonly<Record<GoneOn, string | undefined>> = {
  nothing: 'We checked and found nothing in this file besides its text.',
  unseen:
    'We could not check what this file carries: it is locked, damaged or not of the kind that its name says.',
  text: undefined,
  original: undefined,
  clean: undefined,
}
