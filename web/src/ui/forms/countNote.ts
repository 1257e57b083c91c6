export interface CountNote {
  text: string
  /** What a screen reader says: only at full steps, so that typing is not talked over. */
  spoken: string | undefined
  over: boolean
}

/**
 * What to say about the length of a text. Nothing until nine tenths of the limit are used.
 * `used` and `limit` are UTF-16 units, as in the limits of the wire.
 */
export function countNote(used: number, limit: number): CountNote | undefined {
  if (used < limit * 0.9) return undefined
  const left = limit - used
  const over = left < 0
  const amount = Math.abs(left)
  const unit = amount === 1 ? 'character' : 'characters'
  const text = `${amount.toLocaleString('en-US')} ${unit} ${over ? 'too many' : 'left'}`
  const step = limit >= 1000 ? 100 : 10
  const speaks = amount % step === 0 || left === -1
  return { text, spoken: speaks ? text : undefined, over }
}
