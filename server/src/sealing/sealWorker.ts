/**
 * The thread that seals files and writes them. One message of each file is under way at a time; the bytes come
 * and go as the same memory, without a copy.
 */
import { closeSync, openSync, writevSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { FileSealer } from './fileSealer.ts'
import type { Place } from './place.ts'

/** What the thread is asked. */
export type SealRequest = { file: number } & (
  | { kind: 'open'; path: string; key: Uint8Array; place: Place }
  | { kind: 'frame'; frame: Uint8Array<ArrayBuffer>; length: number; isLast: boolean }
  | { kind: 'close' }
)

/** What it answers: the memory of the frame, to be filled again, or the code of what went wrong. */
export interface SealReply {
  file: number
  frame?: Uint8Array<ArrayBuffer>
  /** Such as 'ENOSPC'. */
  failed?: string
}

const files = new Map<number, { handle: number; sealer: FileSealer }>()

parentPort?.on('message', (request: SealRequest) => {
  const { file } = request
  try {
    work(request)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    parentPort?.postMessage({ file, failed: code ?? 'UNKNOWN' } satisfies SealReply)
    return
  }
  if (request.kind !== 'frame') return parentPort?.postMessage({ file } satisfies SealReply)
  const { frame } = request
  parentPort?.postMessage({ file, frame } satisfies SealReply, [frame.buffer])
})

function work(request: SealRequest): void {
  if (request.kind === 'open') {
    const sealer = new FileSealer(Buffer.from(request.key), request.place)
    files.set(request.file, { handle: openSync(request.path, 'wx', 0o600), sealer })
    return
  }
  const open = files.get(request.file)
  if (!open) return
  if (request.kind === 'frame') {
    writeAll(
      open.handle,
      open.sealer.frame(request.frame.subarray(0, request.length), request.isLast),
    )
  } else {
    files.delete(request.file)
    closeSync(open.handle)
  }
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
