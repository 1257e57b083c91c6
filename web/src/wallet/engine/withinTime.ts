import { NoAnswer } from '../walletFailure.ts'

/**
 * What `work` gives, if it does so in time.
 *
 * @throws NoAnswer after `milliseconds`; `work` goes on, but nobody hears it
 */
export async function withinTime<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer('No answer in time.')), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
