import { readFile } from 'node:fs/promises'

const EVERY_MS = 100

/**
 * Calls back once when a process and those that it started hold more memory than allowed. Reads what Linux says; on
 * other systems only the heap's own limit stands. @returns a function that ends the watch
 */
export function watchMemory(pid: number, limitMb: number, exceeded: () => void): () => void {
  const look = async () => {
    if ((await residentMb(pid)) <= limitMb) return
    clearInterval(timer)
    exceeded()
  }
  const timer = setInterval(look, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** Behind bubblewrap the reader is a child of its child. */
async function residentMb(pid: number): Promise<number> {
  const [status, children] = await Promise.all(
    [`/proc/${pid}/status`, `/proc/${pid}/task/${pid}/children`].map((path) =>
      readFile(path, 'utf8').catch(() => ''),
    ),
  )
  const own = Number(/^VmRSS:\s+(\d+) kB/m.exec(status ?? '')?.[1] ?? 0) / 1024
  const pids = (children ?? '').split(' ').filter((word) => word !== '')
  const below = await Promise.all(pids.map((child) => residentMb(Number(child))))
  return below.reduce((sum, one) => sum + one, own)
}
