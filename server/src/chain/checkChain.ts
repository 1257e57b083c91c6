import { ChainFault } from './chain.ts'
import { callRpc } from './rpc.ts'

const TIMEOUT_MS = 3_000

/**
 * Looks whether a node answers, for the right network, with code at the registry's address.
 *
 * @throws ChainFault
 */
export async function checkChain(rpcUrl: string, id: number, registry: string): Promise<void> {
  const ask = (method: string, ...params: string[]) =>
    callRpc<unknown>(rpcUrl, method, params, TIMEOUT_MS).catch(() => {
      throw new ChainFault('The chain does not answer.')
    })
  const [answered, code] = await Promise.all([
    ask('eth_chainId'),
    ask('eth_getCode', registry, 'latest'),
  ])
  if (Number(answered) !== id) throw new ChainFault(`The chain that answers is not ${id}.`)
  if (typeof code !== 'string' || code.length <= '0x'.length) {
    throw new ChainFault('The registry is not on the chain.')
  }
}
