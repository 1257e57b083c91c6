import { earlyMark } from '../ui/forms/earlyMark.ts'

const takenOver = 'hub:taken-over'

export function startEarly(): void {
  document.documentElement.toggleAttribute(earlyMark, true)
}

/** Whether the page's script has not taken over yet: what is typed or pressed is heard by nobody. */
export function isEarly(): boolean {
  return document.documentElement.hasAttribute(earlyMark)
}

/** The page's script has taken over. */
export function endEarly(): void {
  document.documentElement.removeAttribute(earlyMark)
  document.dispatchEvent(new Event(takenOver))
}

export function whenTakenOver(act: () => void): void {
  document.addEventListener(takenOver, act, { once: true })
}
