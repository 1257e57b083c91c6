/**
 * Why a box was not opened.
 * - not_sealed: these bytes are no box of ours, or were cut short before its content
 * - version: it was sealed in a way that this page does not know
 * - kind: a box of another kind was expected
 * - key: the key does not fit
 * - changed: its content was changed, put in another order, or cut short
 */
export type SealProblemCode = 'not_sealed' | 'version' | 'kind' | 'key' | 'changed'

/** The one error that opening throws. It holds a code and nothing of what is sealed. */
export class SealProblem extends Error {
  override readonly name = 'SealProblem'
  readonly code: SealProblemCode

  constructor(code: SealProblemCode) {
    super(code)
    this.code = code
  }
}
