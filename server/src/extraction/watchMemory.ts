import { readFile } from 'node:fs/promises'

const EACH_MS = 100
const PAGE_BYTES = 4096

/**
 * Calls `tooMuch` once when a process holds more than `limit` bytes. The limit of Node's own heap does not count
 * what a PDF unpacks to. Watches nothing where the system has no /proc.
 */
export function watchMemory(pid: number, limit: number, tooMuch: () => void): () => void {
  const timer = setInterval(async () => {
    try {
      const resident = Number((await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')[1])
      if (resident * PAGE_BYTES > limit) tooMuch()
    } catch {
      clearInterval(timer)
    }
  }, EACH_MS)
  return () => clearInterval(timer)
}
