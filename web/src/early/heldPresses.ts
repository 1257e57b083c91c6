import { isEarly, whenTakenOver } from './takeOver.ts'

/** Marks what was pressed or dropped on: a button looks busy (web/src/ui/buttons/Button.module.css). */
const heldMark = 'data-held'

/** On what answers presses without the page's script. */
export const answersEarly = 'data-answers-early'

/** For those who do not see the button. */
const WORDS = 'The page is still loading. We will do that as soon as it is ready.'

interface Held {
  /** Does it again. */
  does: () => void
  /** What shows that it is kept. */
  sign: Element | null
  words?: string
}

/** What was pressed, sent or dropped last. */
let held: Held | undefined

/**
 * Keeps the last press of a button, or the last form that was sent, until the page's script has taken over, and does it
 * then: on a slow phone the page is there long before the script. Until then a form would be sent by the browser, which
 * loads the page anew without the words in it.
 */
export function startHeldPresses(): void {
  document.addEventListener('click', onClick, true)
  document.addEventListener('submit', onSubmit, true)
  whenTakenOver(() => {
    const last = held
    hold(undefined)
    last?.does()
  })
}

function onClick(event: MouseEvent): void {
  if (!isEarly() || !(event.target instanceof Element)) return
  const button = event.target.closest('button')
  // A press of a form's own button sends the form: `onSubmit` keeps that.
  if (!button || button.type === 'submit' || button.closest(`[${answersEarly}]`)) return
  event.stopPropagation()
  hold({ does: () => button.click(), sign: button })
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target
  if (!isEarly() || !(form instanceof HTMLFormElement)) return
  event.preventDefault()
  event.stopPropagation()
  hold({ does: () => form.requestSubmit(), sign: form.querySelector('[type=submit]') })
}

/** Keeps this in the place of what was kept before; nothing: forgets that. */
export function hold(next: Held | undefined): void {
  const { sign, words = WORDS } = held ?? {}
  sign?.removeAttribute(heldMark)
  next?.sign?.setAttribute(heldMark, '')
  held = next
  const status = document.querySelector('[data-exit-status]')
  if (!status) return
  if (next) status.textContent = next.words ?? WORDS
  // The exit may have said something since.
  else if (status.textContent === words) status.textContent = ''
}
