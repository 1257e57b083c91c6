import { test } from '@playwright/test'

/**
 * Opens something once for all tests of the file that calls this, which then run in one worker. A fixture of the
 * worker's would have Playwright end the worker for it, and start browser and hub anew before and after the file.
 *
 * @param withIt opens it for the time of `use`
 * @returns what is open; it is opened when it is first asked for, and closed after the last test
 */
export function sharedByFile<T>(
  withIt: (use: (it: T) => Promise<void>) => Promise<void>,
): () => Promise<T> {
  const over = Promise.withResolvers<void>()
  let ready: Promise<T> | undefined
  let closed: Promise<void> | undefined

  function open(): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    closed = withIt((it) => {
      resolve(it)
      return over.promise
    })
    // What cannot be opened fails the test that asked for it.
    closed.catch(reject)
    return promise
  }

  test.describe.configure({ mode: 'default' })
  test.afterAll(async () => {
    over.resolve()
    await closed
  })
  return () => {
    ready ??= open()
    return ready
  }
}
