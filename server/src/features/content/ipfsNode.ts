/** An IPFS node, by the part of Kubo's RPC that other nodes and pinning services know too. */
import { takeAccount } from '../../addressAccount.ts'

const LONGEST_WAIT_MS = 30_000

/** Puts a raw block on the node and pins it. Throws where the node does not, or names another address. */
export async function putBlock(apiUrl: string, cid: string, bytes: Buffer): Promise<void> {
  const form = new FormData()
  form.append('data', new Blob([new Uint8Array(bytes)]))
  const answer = await call(
    apiUrl,
    'block/put',
    { 'cid-codec': 'raw', mhtype: 'sha2-256', pin: 'true' },
    form,
  )
  if (!answer.ok) throw new Error(`The IPFS node answered ${answer.status}.`)
  const { Key } = (await answer.json()) as { Key?: unknown }
  if (Key !== cid) throw new Error('The IPFS node has the block under another address.')
}

/** Unpins a block and removes it from the node; it is no error when the node does not have it. */
export async function removeBlock(apiUrl: string, cid: string): Promise<void> {
  // A node answers 500 to a pin that it does not have, and for any other failure: the next call tells.
  await (await call(apiUrl, 'pin/rm', { arg: cid })).body?.cancel()
  const answer = await call(apiUrl, 'block/rm', { arg: cid, force: 'true' })
  if (!answer.ok) throw new Error(`The IPFS node answered ${answer.status}.`)
  // What could not be removed is told in the body.
  const text = await answer.text()
  if (/"Error":"[^"]/.test(text)) throw new Error('The IPFS node keeps the block.')
}

async function call(
  apiUrl: string,
  method: string,
  query: Record<string, string>,
  body?: FormData,
): Promise<Response> {
  const { headers, url } = takeAccount(apiUrl)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/api/v0/${method}`
  url.search = new URLSearchParams(query).toString()
  return fetch(url, {
    method: 'POST',
    headers,
    ...(body && { body }),
    redirect: 'error',
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  })
}
