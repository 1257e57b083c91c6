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

/** What a call costs, in the calls for a single number that it is worth. */
export function workOf(method: string, parameters: readonly unknown[]): number {
  if (method === 'eth_getBlockByNumber' && parameters[1] === true) return WHOLE_BLOCK
  return Object.hasOwn(costly, method) ? (costly[method] ?? 1) : 1
}
