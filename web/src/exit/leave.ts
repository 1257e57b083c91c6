import { attempt } from '../lib/attempt.ts'
import { clearsOnLeaving, leavingKey } from './clearChoice.ts'
import { defaultExitUrl } from './exitUrl.ts'
import { recentSearchesKey } from './recentSearchesKey.ts'

/** The built `clearDevice.ts`: only those who chose it load it, since it comes before every page. */
declare const CLEAR_SCRIPT: string

/** The page is blank meanwhile; then whoever leaves must be gone, whatever answers. */
const LONGEST_MS = 1500

/** On this tab's session storage from when it was left until the hub is opened anew in it. */
const leftKey = 'left'

let channel: BroadcastChannel | undefined

/**
 * Has this tab leave with every other tab of the hub, and shows nothing of a page that "back" leads to after leaving:
 * what comes before in the history cannot be taken out of it, but it can be blank.
 */
export function startLeaving(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'back_forward') stayBlank()
  else attempt(() => sessionStorage.removeItem(leftKey))
  // Pages that the browser brings back from its memory, and steps within a page that is blank already.
  window.addEventListener('pageshow', stayBlank)
  window.addEventListener('popstate', stayBlank)
  channel = new BroadcastChannel(leavingKey)
  channel.addEventListener('message', () => {
    blank()
    // A browser closes only what a page opened or what has no history.
    window.close()
    go()
  })
  if (clearsOnLeaving()) void loadClearing()
}

/**
 * Blank first, here and in all other tabs, then the other site in our place. By choice it takes away in between what
 * is kept on the device and the session.
 */
export function leave(): void {
  blank()
  // A channel has no other origin to name.
  channel?.postMessage(0)
  attempt(() => localStorage.removeItem(recentSearchesKey))
  if (!clearsOnLeaving()) return go()
  setTimeout(go, LONGEST_MS)
  void loadClearing()
    .then(({ clearDevice }) => clearDevice())
    .finally(go)
}

function loadClearing() {
  return import(/* @vite-ignore */ CLEAR_SCRIPT) as Promise<{ clearDevice: () => Promise<void> }>
}

/** By an attribute that needs no style sheet. */
function blank(): void {
  document.title = 'Blank page'
  document.documentElement.hidden = true
}

function go(): void {
  attempt(() => sessionStorage.setItem(leftKey, ''))
  location.replace(document.querySelector<HTMLAnchorElement>('[data-exit]')?.href ?? defaultExitUrl)
}

/**
 * What "back" led to in a tab that was left: nothing of it is drawn or fetched, and its address goes too. The screens do
 * not hear of the step, else they would draw what stands at the new address and name the tab after it.
 */
function stayBlank(event?: Event): void {
  if (attempt(() => sessionStorage.getItem(leftKey)) !== '') return
  event?.stopImmediatePropagation()
  window.stop()
  blank()
  history.replaceState(null, '', '/')
}
