/** Sealed bytes that this key and place do not open: they were changed, cut, moved or sealed with another key. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken'

  constructor() {
    super('Sealed bytes do not open here.')
  }
}
