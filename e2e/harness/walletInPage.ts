/** What runs in the page before its scripts: a provider that passes every question on to the test's process. */
export function announceWallet({
  name,
  rdns,
  binding,
}: {
  name: string
  rdns: string
  binding: string
}): void {
  type Listener = (...data: unknown[]) => void
  type Answer = { result: unknown } | { error: { code: number; message: string } }
  type Ask = (call: { method: string; params: unknown[] }) => Promise<Answer>
  const listeners = new Map<string, Set<Listener>>()
  const provider = {
    async request({ method, params = [] }: { method: string; params?: unknown[] }) {
      const ask = (window as unknown as Record<string, Ask>)[binding]
      const answer = await ask?.({ method, params })
      if (!answer) throw new Error('The test wallet is not there.')
      if ('error' in answer) throw Object.assign(new Error(answer.error.message), answer.error)
      return answer.result
    },
    on(event: string, listener: Listener) {
      const known = listeners.get(event) ?? new Set()
      listeners.set(event, known.add(listener))
    },
    removeListener(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener)
    },
  }
  window.addEventListener('test-wallet', (happening) => {
    const { detail } = happening as CustomEvent<{ rdns: string; event: string; data: unknown[] }>
    if (detail.rdns !== rdns) return
    for (const listener of listeners.get(detail.event) ?? []) listener(...detail.data)
  })
  const info = { uuid: `uuid-of-${rdns}`, name, rdns, icon: 'data:image/svg+xml,' }
  const announce = () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
    )
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
