/** What stands in the place of the network and of the browser's storage in tests of the reader's download. */
import { createHash } from 'node:crypto'
import { vi } from 'vitest'
import { addressOf, type Piece, type ReaderFiles } from './readerFiles.ts'

/** A piece of this text, as the build would name it. */
export function pieceOf(text: string, sent = text.length): Piece {
  return { digest: createHash('sha256').update(text).digest('hex'), bytes: text.length, sent }
}

/** A reader of these pieces: three of the model, one of each other file. */
export const texts = [
  'runtime',
  'words',
  'settings',
  'vectors',
  'heads',
  'numbers',
  'one',
  'two',
  'three',
]

export function filesOf(names: readonly string[] = texts): ReaderFiles {
  const [runtime, tokenizer, tokenizerConfig, vectors, heads, numbers, ...model] = names.map(
    (text) => [pieceOf(text)],
  )
  const none: Piece[] = []
  return {
    runtime: runtime ?? none,
    tokenizer: tokenizer ?? none,
    tokenizerConfig: tokenizerConfig ?? none,
    vectors: vectors ?? none,
    heads: heads ?? none,
    numbers: numbers ?? none,
    model: model.flat(),
  }
}

/** What the hub answers for a piece: its text, another one, or nothing but the failure of the connection. */
export type Answer = string | ReadableStream<Uint8Array> | Error | 404

/**
 * Puts a hub in the place of `fetch`.
 *
 * @param answer what comes for a text, at its first, second, ... request
 * @returns the texts that were asked for
 */
export function fakeHub(answer: (text: string, time: number) => Answer = (text) => text): string[] {
  const byAddress = new Map(texts.map((text) => [addressOf(pieceOf(text)), text]))
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    const text = byAddress.get(address)
    if (text === undefined) return new Response('', { status: 404 })
    asked.push(text)
    const given = answer(text, asked.filter((one) => one === text).length)
    if (given instanceof Error) throw given
    if (given === 404) return new Response('', { status: 404 })
    if (!(given instanceof ReadableStream)) return new Response(given)
    // As a browser does: who ends the request ends its body.
    return new Response(given.pipeThrough(new TransformStream(), { signal: signal ?? undefined }))
  })
  return asked
}

/** The storage of a browser, with what it holds by name and address. */
export function fakeCaches(): Map<string, Map<string, Uint8Array<ArrayBuffer>>> {
  const all = new Map<string, Map<string, Uint8Array<ArrayBuffer>>>()
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const held = all.get(name) ?? new Map<string, Uint8Array<ArrayBuffer>>()
      all.set(name, held)
      return {
        keys: async () => [...held.keys()].map((path) => ({ url: `http://hub.test${path}` })),
        match: async (path: string) => {
          const bytes = held.get(path)
          return bytes && new Response(bytes)
        },
        put: async (path: string, answer: Response) => {
          held.set(path, new Uint8Array(await answer.arrayBuffer()))
        },
        delete: async (path: string) => held.delete(path),
      }
    },
  })
  return all
}
