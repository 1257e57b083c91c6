/**
 * The thread that seals files and writes them. One request of each file is under way at a time; a frame's
 * memory is handed over and back without a copy.
 */
import { closeSync, openSync, writevSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { FileSealer } from './fileSealer.ts'
import { giveBack } from './giveBack.ts'
import type { Place } from './place.ts'

/** The next step of a file. */
export type SealRequest =
  | { kind: 'open'; path: string; key: Uint8Array; place: Place }
  | { kind: 'frame'; frame: Uint8Array<ArrayBuffer>; length: number; isLast: boolean }
  | { kind: 'close' }

/** The answer: the memory of the frame, to be filled again, or the code of what went wrong. */
export interface SealReply {
  /** The number of the file. */
  file: number
  frame?: Uint8Array<ArrayBuffer>
  /** Such as 'ENOSPC'. */
  failed?: string
}

const files = new Map<number, { handle: number; sealer: FileSealer }>()

parentPort?.on('message', ({ file, ...request }: SealRequest & { file: number }) => {
  try {
    const frame = work(file, request)
    answer({ file, ...(frame && { frame }) }, frame ? [frame.buffer] : [])
  } catch (error) {
    answer({ file, failed: (error as NodeJS.ErrnoException).code ?? 'UNKNOWN' })
  }
})

function answer(reply: SealReply, handedOver: ArrayBuffer[] = []): void {
  parentPort?.postMessage(reply, handedOver)
}

/** @returns the memory of a frame that was written */
function work(file: number, request: SealRequest): Uint8Array<ArrayBuffer> | undefined {
  if (request.kind === 'open') {
    const sealer = new FileSealer(Buffer.from(request.key), request.place)
    files.set(file, { handle: openSync(request.path, 'wx', 0o600), sealer })
    return undefined
  }
  const open = files.get(file)
  if (request.kind === 'close') {
    files.delete(file)
    if (open) closeSync(open.handle)
    return undefined
  }
  // It was begun in a thread that is no more.
  if (!open) throw Object.assign(new Error('This file is not open.'), { code: 'STOPPED' })
  const { frame, length, isLast } = request
  const sealed = open.sealer.frame(frame.subarray(0, length), isLast)
  writeAll(open.handle, sealed)
  for (const part of sealed) giveBack(part)
  return frame
}

/** Writes the buffers one behind the other, also where the disk takes them in several steps. */
function writeAll(handle: number, buffers: Buffer[]): void {
  let left = buffers
  while (left.length > 0) {
    let written = writevSync(handle, left)
    left = left.flatMap((buffer) => {
      const rest = buffer.subarray(Math.min(written, buffer.length))
      written -= buffer.length - rest.length
      return rest.length > 0 ? [rest] : []
    })
  }
}
