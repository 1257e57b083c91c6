import type { Page } from '@playwright/test'

const rpc = '**/api/chain/rpc'

/** Ends the answers of the chain for this page, as when it has stopped. The function it answers starts it again. */
export async function stopChain(page: Page): Promise<() => Promise<void>> {
  await page.route(rpc, (route) => route.fulfill({ status: 503, body: 'The chain is away.' }))
  return () => page.unroute(rpc)
}

interface RpcCall {
  id: number
  method: string
}

interface RpcAnswer {
  id: number
  result?: unknown
}

/** Has the chain give another result to one method; what the calls beside it get stays as it is. */
export async function answerOtherwise(page: Page, method: string, result: unknown): Promise<void> {
  await page.route(rpc, async (route) => {
    const asked = route.request().postDataJSON() as RpcCall | RpcCall[]
    const ids = [asked]
      .flat()
      .filter((call) => call.method === method)
      .map(({ id }) => id)
    if (ids.length === 0) return route.fallback()
    const response = await route.fetch()
    const answers = (await response.json()) as RpcAnswer | RpcAnswer[]
    const change = (answer: RpcAnswer) => (ids.includes(answer.id) ? { ...answer, result } : answer)
    return route.fulfill({
      response,
      json: Array.isArray(answers) ? answers.map(change) : change(answers),
    })
  })
}
