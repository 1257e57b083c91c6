import { createHash } from 'node:crypto'
import type { Hex } from 'viem'

/** Stores a text in a hub, as the screens do before they post its digest. */
export async function storeText(hubUrl: string, text: string): Promise<Hex> {
  const stored = await fetch(`${hubUrl}/api/content`, {
    method: 'PUT',
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: text,
  })
  if (!stored.ok) throw new Error(`The text was not stored: ${stored.status}`)
  return `0x${createHash('sha256').update(text).digest('hex')}`
}
