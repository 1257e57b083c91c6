import { readFile } from 'node:fs/promises'

const EVERY_MS = 100

/**
 * Calls back once when a process holds more memory than allowed. Reads what Linux says; on other systems only
 * the heap's own limit stands. @returns a function that ends the watch
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

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
}
