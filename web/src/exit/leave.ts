import { clearsOnLeaving } from './clearChoice.ts'
import { clearDevice, forgetSearches } from './clearDevice.ts'
import { defaultExitUrl, exitUrlToken } from './exitUrl.ts'

/** On this tab's session storage from when it was left until the hub is opened anew in it. */
const leftKey = 'left'

let channel: BroadcastChannel | undefined

/**
 * Has this tab leave with every other tab of the hub, and shows nothing of a page that "back" leads to after leaving:
 * what comes before in the history cannot be taken out of it, but it can be blank.
 */
export function startLeaving(): void {
  channel = new BroadcastChannel('hub.leaving')
  channel.addEventListener('message', () => {
    blank()
    // A browser closes only what a page opened or what has no history.
    window.close()
    go()
  })
  const [visit] = performance.getEntriesByType('navigation')
  if (visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward') stayBlank()
  else markLeft(false)
  window.addEventListener('pageshow', (event) => event.persisted && stayBlank())
}

/**
 * Blank first, here and in all other tabs, then the other site in our place. By choice it takes away in between what
 * is kept on the device and the session.
 */
export function leave(): void {
  blank()
  // A channel has no other origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(null)
  if (clearsOnLeaving()) return void clearDevice().then(go)
  forgetSearches()
  go()
}

/** By attributes that need no style sheet. */
function blank(): void {
  document.title = 'Blank page'
  ;(document.body ?? document.documentElement).hidden = true
}

function go(): void {
  markLeft(true)
  const href = document.querySelector('[data-exit]')?.getAttribute('href')
  location.replace(href && href !== exitUrlToken ? href : defaultExitUrl)
}

/** What "back" led to in a tab that was left: nothing of it is drawn or fetched, and its address goes too. */
function stayBlank(): void {
  if (!wasLeft()) return
  window.stop()
  blank()
  history.replaceState(null, '', '/')
}

function wasLeft(): boolean {
  try {
    return sessionStorage.getItem(leftKey) !== null
  } catch {
    return false
  }
}

function markLeft(isLeft: boolean): void {
  try {
    if (isLeft) sessionStorage.setItem(leftKey, '')
    else sessionStorage.removeItem(leftKey)
  } catch {
    // A browser that blocks storage keeps nothing of ours either.
  }
}
