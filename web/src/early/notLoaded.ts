import { answersEarly } from './heldPresses.ts'

/** The page's template of the notice (web/src/app/NotLoaded.tsx). */
export const notLoadedId = 'not-loaded'

/** Says in a page that something is on its way. */
const loadingMark = 'data-loading'

/**
 * Shows that a page's code did not come: in the place of what would load for ever, or under the title of a page that
 * can be read without it. Answers once `load`, which each press of 'Try again' calls, has worked; the page is then as
 * it was before.
 */
export function sayNotLoaded(load: () => Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const content = document.querySelector('#content')
  const template = document.querySelector<HTMLTemplateElement>(`#${notLoadedId}`)
  const notice = template?.content.firstElementChild?.cloneNode(true)
  if (!content || !(notice instanceof HTMLElement)) return promise
  notice.setAttribute(answersEarly, '')
  const loadings = [...content.querySelectorAll<HTMLElement>(`[${loadingMark}]`)]
  const takeOff = () => {
    const title = notice.contains(document.activeElement) ? content.querySelector('h1') : null
    notice.remove()
    for (const one of loadings) one.hidden = false
    // The button that was pressed is gone.
    title?.focus({ preventScroll: true })
  }
  const button = notice.querySelector('button')
  const word = button?.textContent ?? ''
  const onPress = async () => {
    if (!button || button.ariaDisabled) return
    button.textContent = 'Trying...'
    button.ariaDisabled = 'true'
    try {
      await load()
      takeOff()
      resolve()
    } catch {
      button.textContent = word
      button.ariaDisabled = null
    }
  }
  button?.addEventListener('click', () => void onPress())

  for (const one of loadings) one.hidden = true
  const header = content.querySelector('header')
  if (loadings[0]) loadings[0].before(notice)
  else if (header) header.after(notice)
  else content.prepend(notice)
  return promise
}

/**
 * Says it where the first script itself does not come. Only the whole page can be loaded again then, and nothing is
 * lost by that: without that script nothing was typed.
 */
export function startNotLoaded(): void {
  const reload = () => {
    location.reload()
    return new Promise<void>(() => {})
  }
  const say = () => void sayNotLoaded(reload)
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', say)
    else say()
  }
  document.addEventListener('error', onError, true)
}
