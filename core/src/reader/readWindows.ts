import type { Encoder } from './encoder.ts'

/** What the encoder reads at once. */
interface Window {
  readonly ids: readonly number[]
}

/** Windows that are read at once: more of them save little, and a long document's would not fit into memory. */
const BATCH = 8

/**
 * Reads windows, those of the same tokens once, as those of a form's pages are.
 *
 * @param take is given the vectors of each window's tokens, in no order
 * @param onRead is told after each batch what share of the work is done, up to 1
 */
export async function readWindows<Own extends Window>(
  windows: readonly Own[],
  encoder: Encoder,
  take: (window: Own, tokens: Float32Array) => void,
  onRead?: (share: number) => void,
): Promise<void> {
  const different = eachOnce(windows)
  for (let at = 0; at < different.length; at += BATCH) {
    const some = different.slice(at, at + BATCH)
    const read = await encoder.encode(some.map(({ ids }) => ids))
    for (const [place, { alike }] of some.entries())
      for (const window of alike) take(window, read[place] ?? new Float32Array())
    onRead?.((at + some.length) / different.length)
  }
}

/** In the order of their lengths, so that little is padded where several are read together. */
function eachOnce<Own extends Window>(windows: readonly Own[]) {
  return [...Map.groupBy(windows, ({ ids }) => ids.join()).values()]
    .map((alike) => ({ ids: alike[0]?.ids ?? [], alike }))
    .toSorted((one, other) => one.ids.length - other.ids.length)
}
