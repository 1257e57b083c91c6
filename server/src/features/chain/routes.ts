import { chainRpc } from '@hub/api/chain'
import type { FastifyInstance } from 'fastify'
import { NoAnswer } from '../../chain/rpc.ts'
import { addressKeys } from '../../plugins/rateLimits.ts'
import { notFound, Refusal } from '../../plugins/refusal.ts'
import { route } from '../../plugins/route.ts'
import type { Services } from '../../services.ts'
import { passOn, type RpcCall, workOf } from './passOn.ts'

/** Lets the pages read the chain. No session, and nothing of who asks is passed on. */
export function registerChain(app: FastifyInstance, { chain, limits }: Services): void {
  route(app, chainRpc, {}, async ({ request, reply, body }) => {
    if (!chain) throw notFound('This hub runs without a chain.')
    const calls = Array.isArray(body) ? body : [body]
    await limits.chainCalls(addressKeys(request.ip), reply, workOfAll(calls))
    try {
      const answers = await passOn(calls, chain)
      return Array.isArray(body) ? answers : answers[0]
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      throw new Refusal(503, 'The chain does not answer right now. Please try again in a moment.')
    }
  })
}

function workOfAll(calls: readonly RpcCall[]): number {
  return calls.reduce((sum, { method, params }) => sum + workOf(method, params), 0)
}
