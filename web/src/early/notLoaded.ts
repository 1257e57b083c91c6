import { answersEarly } from './heldPresses.ts'
import { isEarly } from './takeOver.ts'

/** The page's script sends it (`sayNotLoaded`); the early script, which has said such things before, shows it. */
const notLoadedEvent = 'hub:not-loaded'

const LIMIT_MS = 30_000

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

/**
 * Loads the whole page again, once the hub answers: the browser's own page of a failure, which would stand in its place
 * otherwise, has neither the crisis lines nor "Leave this site". Rejects while it does not answer.
 */
export async function loadAgain(): Promise<never> {
  // A network that wants a sign-in first leads elsewhere: loading the page shows that.
  const { status } = await fetch('/api/health', {
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(LIMIT_MS),
  })
  if (status >= 500) throw new Error('The hub does not answer.')
  location.reload()
  return new Promise<never>(() => {})
}

interface CodeNotLoaded {
  /** Tries again; rejects while it does not come. */
  load: () => Promise<void>
  /** Called once a try has worked. */
  done: () => void
}

/**
 * Has it said that a page's code did not come. Answers once `load`, which each press of 'Try again' calls, has worked;
 * the page is then as it was before.
 */
export function sayNotLoaded(load: () => Promise<void>): Promise<void> {
  const { promise, resolve: done } = Promise.withResolvers<void>()
  document.dispatchEvent(new CustomEvent<CodeNotLoaded>(notLoadedEvent, { detail: { load, done } }))
  return promise
}
