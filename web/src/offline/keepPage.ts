/**
 * Has the worker keep a page for the time without a connection: the page that is the same for everyone, and its
 * program. It keeps none that the build has not listed (`worker.ts`).
 *
 * @param page the path of a page that was opened
 */
export async function keepPage(page: '/record' | '/timeline'): Promise<void> {
  // Without TLS, and in some private windows, there is none; where there is one to come, it is waited for.
  const registration = await navigator.serviceWorker?.ready
  registration?.active?.postMessage(page)
}
