import type { Chain } from '../../chain/chain.ts'
import { AnswerTooLarge, postRpc, type RpcAnswer } from '../../chain/rpc.ts'
import { refusalOf } from './allowedCalls.ts'

/** How much a node has to do, or to send, for each method, where that is more than for a number. */
const costly: Record<string, number> = {
  eth_call: 2,
  eth_getTransactionByHash: 2,
  eth_getTransactionReceipt: 2,
  eth_getBlockByNumber: 2,
  eth_estimateGas: 5,
  eth_feeHistory: 5,
  eth_sendRawTransaction: 5,
  eth_getCode: 10,
  eth_getLogs: 10,
}

const WHOLE_BLOCK = 20

/** One call of JSON-RPC, with the caller's id. */
export interface RpcCall {
  id: string | number | null
  method: string
  params: readonly unknown[]
}

interface CallerAnswer extends RpcAnswer {
  jsonrpc: '2.0'
  id: RpcCall['id']
}

const TIMEOUT_MS = 10_000

/** In bytes, of all calls together: the longest page of records that the contract lets anybody fill is half of it. */
const LARGEST_ANSWER = 1.5 * 1024 * 1024

/** Of all calls together, as `workOf` counts it: a list of the longest length that reads the registry. */
const MOST_WORK = 100

const tooMuch = { code: -32005, message: 'This is too much at once. Ask for less.' }

const tooLarge = { code: -32602, message: 'The answer is too large. Ask for less at once.' }

const noAnswer = { code: -32603, message: 'The chain gave no answer to this call.' }

/**
 * Has calls answered by the chain's node, those at once that are allowed. Each is answered, in its place; one that
 * is not passed on with the reason.
 *
 * @throws NoAnswer where the node does not answer
 */
export async function passOn(calls: readonly RpcCall[], chain: Chain): Promise<CallerAnswer[]> {
  let work = 0
  const refused = calls.map(({ method, params }) => {
    const reason = refusalOf(method, params, chain)
    if (reason) return reason
    work += workOf(method, params)
    return work > MOST_WORK ? tooMuch : null
  })
  // Ids of our own: what comes back is put in its place by them, whatever the callers' are.
  const asked = calls
    .map(({ method, params }, id) => ({ jsonrpc: '2.0', id, method, params }))
    .filter(({ id }) => !refused[id])
  const answers = await ask(asked, chain.rpcUrl)
  return calls.map(({ id }, at) => {
    const { result = null, error } = answers.get(at) ?? { error: noAnswer }
    const reason = refused[at] ?? error
    return { jsonrpc: '2.0', id, ...(reason ? { error: reason } : { result }) }
  })
}

async function ask(
  calls: readonly { id: number }[],
  rpcUrl: string,
): Promise<Map<unknown, RpcAnswer>> {
  if (calls.length === 0) return new Map()
  // Not every node takes a list of one.
  const body = calls.length === 1 ? calls[0] : calls
  const answered = await postRpc(rpcUrl, body, TIMEOUT_MS, LARGEST_ANSWER).catch(
    (error: unknown) => {
      if (!(error instanceof AnswerTooLarge)) throw error
      return calls.map(({ id }) => ({ id, error: tooLarge }))
    },
  )
  const list = Array.isArray(answered) ? answered : [answered]
  return new Map(list.filter(isAnswer).map((answer) => [answer.id, answer]))
}

function isAnswer(value: unknown): value is RpcAnswer {
  return typeof value === 'object' && value !== null
}

/** What a call costs, in the calls for a single number that it is worth. */
export function workOf(method: string, parameters: readonly unknown[]): number {
  if (method === 'eth_getBlockByNumber' && parameters[1] === true) return WHOLE_BLOCK
  return Object.hasOwn(costly, method) ? (costly[method] ?? 1) : 1
}
