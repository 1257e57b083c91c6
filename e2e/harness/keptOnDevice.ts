import type { Page, Request } from '@playwright/test'

/** All that leaves a page from now on: addresses, headers and bodies, as bytes. */
export function recordRequests(page: Page): Buffer[] {
  const sent: Buffer[] = []
  page.on('request', (request: Request) => {
    sent.push(Buffer.from(`${request.url()} ${JSON.stringify(request.headers())}`))
    const body = request.postDataBuffer()
    if (body) sent.push(body)
  })
  return sent
}

/** All that the page keeps on the device, bytes as one sign each; and its address and title. */
export function keptOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const asText = (value: unknown): unknown => {
      if (value instanceof Uint8Array) return new TextDecoder('latin1').decode(value)
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, asText(one)]))
    }
    const values: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(opening.error ?? new Error('refused')))
      })
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store)
        for (const request of [reading.getAll(), reading.getAllKeys()]) {
          const all = await new Promise((resolve) => {
            request.addEventListener('success', () => resolve(request.result))
          })
          values.push(asText(all))
        }
      }
      database.close()
    }
    const cached = await caches.keys()
    return JSON.stringify([...values, cached, location.href, document.title, history.state])
  })
}

/** A marker in all the ways in which it might leave or be kept. */
export function formsOf(marker: string): string[] {
  return [
    marker,
    Buffer.from(marker).toString('base64').slice(0, 10),
    Buffer.from(marker).toString('hex'),
    encodeURIComponent(marker),
  ]
}
