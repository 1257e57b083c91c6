/**
 * Why a document was not opened.
 * - gone: the store does not have it any more
 * - changed: what the hub answered is not what was sealed, or not the newest
 */
export class NotOpened extends Error {
  override readonly name = 'NotOpened'
  readonly why: 'gone' | 'changed'

  constructor(why: 'gone' | 'changed') {
    super(why)
    this.why = why
  }
}
