import { answersEarly } from './heldPresses.ts'
import { loadAgain } from './loadAgain.ts'
import { type CodeNotLoaded, notLoadedEvent } from './sayNotLoaded.ts'
import { isEarly } from './takeOver.ts'

/** The page's template of the notice (web/src/app/prerender.tsx). */
export const notLoadedId = 'not-loaded'

/** Says in a page that something is on its way. */
const loadingMark = 'data-loading'

/**
 * Shows that a page's code did not come: in the place of what would load for ever, or under the title of a page that
 * can be read without it. Once a try has worked, the page is as it was before.
 */
function show({ load, done }: CodeNotLoaded): void {
  const content = document.querySelector('#content')
  const template = document.querySelector<HTMLTemplateElement>(`#${notLoadedId}`)
  const notice = template?.content.firstElementChild?.cloneNode(true)
  if (!content || !(notice instanceof HTMLElement)) return
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
      done()
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
}

/**
 * Says it when the page's script asks for that, and where that script itself does not come. Only the whole page can be
 * loaded again then, and nothing is lost by that: without that script nothing was typed.
 */
export function startNotLoaded(): void {
  document.addEventListener(notLoadedEvent, (event) => {
    show((event as CustomEvent<CodeNotLoaded>).detail)
  })
  const say = () => show({ load: loadAgain, done: () => {} })
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', say)
    else say()
  }
  document.addEventListener('error', onError, true)
  // It came, but cut off, or in a language that is too new for the browser: it never takes over.
  window.addEventListener('error', ({ error, filename }) => {
    const isOurs = filename.startsWith(`${location.origin}/assets/`)
    if (isEarly() && isOurs && error instanceof SyntaxError) say()
  })
}
