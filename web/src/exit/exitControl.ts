import {
  type ExitKeys,
  expiredSentence,
  noPresses,
  pressSentence,
  stepExitKeys,
  timeOut,
} from './exitKeys.ts'
import { leave, startLeaving } from './leave.ts'

let keys: ExitKeys = noPresses
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Makes "Leave this site" blank the page at once and then leave, by press and by Shift three
 * times. It listens on the document, before any other script and before the link is there. Without
 * script the link is a plain link.
 */
export function startExitControl(): void {
  document.addEventListener('click', onClick, true)
  document.addEventListener('auxclick', onClick, true)
  document.addEventListener('keydown', onKey, true)
  document.addEventListener('keyup', onKey, true)
  startLeaving()
}

function onClick(event: MouseEvent): void {
  // The right button opens the browser's menu and leaves the page as it is.
  if (event.button > 1 || !(event.target instanceof Element)) return
  if (!event.target.closest('[data-exit]')) return
  event.preventDefault()
  event.stopImmediatePropagation()
  leave()
}

function onKey(event: KeyboardEvent): void {
  if (event.repeat) return
  const step = stepExitKeys(keys, event as KeyboardEvent & { type: 'keydown' | 'keyup' })
  keys = step.state
  if (step.effect === 'none') return
  clearTimeout(timer)
  if (step.effect === 'exit') return leave()
  showPresses()
  say(pressSentence(keys.presses))
  if (step.effect === 'pressed') timer = setTimeout(expire, timeOut)
}

function expire(): void {
  keys = noPresses
  showPresses()
  say(expiredSentence)
}

function showPresses(): void {
  const dots = find('[data-exit-dots]')
  if (!dots) return
  dots.hidden = keys.presses === 0
  for (const [at, dot] of [...dots.children].entries()) {
    dot.toggleAttribute('data-on', at < keys.presses)
  }
}

function say(words: string): void {
  const status = find('[data-exit-status]')
  if (status) status.textContent = words
}

function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector)
}
