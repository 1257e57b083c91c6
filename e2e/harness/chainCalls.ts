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

/**
 * Has a local chain make no blocks, so that what is sent stays pending. The function it answers has it go on.
 *
 * @param rpcUrl the chain itself, not the hub
 */
export async function holdBlocks(rpcUrl: string): Promise<() => Promise<void>> {
  const ask = async (method: string, params: unknown[]) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(rpcUrl, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`The chain refused ${method}.`)
  }
  await ask('evm_setAutomine', [false])
  return async () => {
    await ask('evm_setAutomine', [true])
    await ask('evm_mine', [])
  }
}
