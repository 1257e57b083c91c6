/** Has the browser keep what must work without a connection (`worker.ts`). Nothing else waits for it. */
export function keepForOffline(): void {
  // Without TLS, and in some private windows, there is none.
  navigator.serviceWorker?.register('/offline.js').catch(() => {})
}
