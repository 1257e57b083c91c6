import type { HubDocument } from '@hub/api/documents'

const SHORTEST = 1000
const LONGEST = 8000

/** How often a fresh upload is asked about: after that its text is read, or the analysis will say. */
const LOOKS = 6

/** Uploads of this tab whose text the server has yet to read, and how often they may be asked about. */
const unread = new Map<string, number>()

/** Has a fresh upload followed for a while: whether its text can be read is known a little later. */
export function expectReading(id: string): void {
  unread.set(id, LOOKS)
}

/** The ids of the documents whose state changes by itself. */
export function followedIds(documents: readonly HubDocument[]): string[] {
  return documents
    .filter(({ id, status, problem }) => {
      if (status === 'processing') return true
      return status === 'pending' && problem === null && unread.has(id)
    })
    .map(({ id }) => id)
}

/** Counts a look at a fresh upload. */
export function countLook(id: string): void {
  const left = (unread.get(id) ?? 0) - 1
  if (left > 0) unread.set(id, left)
  else unread.delete(id)
}

/** The pause before the next question: a second at first, longer while nothing changes. */
export function nextPause(pause: number, changed: boolean): number {
  return changed ? SHORTEST : Math.min(LONGEST, Math.max(SHORTEST, pause * 1.4))
}
