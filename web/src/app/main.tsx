import '../ui/styles/base.css'
import './AppearanceChoice.module.css'
import './BottomBar.module.css'
import './CrisisPanel.module.css'
import './Footer.module.css'
import './Header.module.css'
import './SafetyBar.module.css'
import './WalletCorner.module.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { sayNotLoaded } from '../early/notLoaded.ts'
import { isEarly } from '../early/takeOver.ts'
import { navigate } from '../lib/location.ts'
import { followAccount } from '../lib/reading/accountChange.ts'
import { rootId } from '../ui/overlays/layers.ts'
import { App } from './App.tsx'
import { loadScreen } from './loadedScreens.ts'
import { findRoute, isOwnDocument, pathExists } from './routeTable.ts'
import { watchScrolling } from './scrollPlaces.ts'

/** What the payment provider writes into the address at which a browser comes back from a bank. */
const parameters = ['payment_intent', 'payment_intent_client_secret', 'redirect_status']

/** Where its code does not come, the prerendered page stays, readable and with links that work, until a try does. */
async function loadFirstScreen(): Promise<void> {
  const load = async () => void (await loadScreen(findRoute(location.pathname).route))
  await load().catch(() => sayNotLoaded(load))
}

/** Fetches the current screen's code, then takes over the prerendered page. */
async function start(): Promise<void> {
  const root = document.getElementById(rootId)
  if (!root) return
  takePaymentReturn()
  await loadFirstScreen()
  watchScrolling()
  followLinks()
  followAccount()
  // The development server sends an empty root, the built pages a drawn one.
  // As a transition React takes it over piece by piece and lets a press come in between; else it is one long task.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, <App />))
  else createRoot(root).render(<App />)
  // For what must work without a connection. Without TLS, and in some private windows, there is no service worker.
  if (import.meta.env.PROD) navigator.serviceWorker?.register('/offline.js').catch(() => {})
}

// The exit may have been left by "back": the address may then be another one than before.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.dispatchEvent(new PopStateEvent('popstate'))
})

void start()

/**
 * Lets plain `<a href="/...">` links go to the hub's screens without a reload: screens and parts
 * write ordinary links, which work without script too. All that is not an ordinary press on a link
 * to one of our screens stays with the browser.
 */
function followLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return
    // React takes over the page that was drawn: until it has, the address must not become another one's.
    if (isEarly()) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download')) return
    const to = new URL(link.href, location.href)
    if (to.origin !== location.origin || !pathExists(to.pathname)) return
    if (isOwnDocument(to.pathname) || isOwnDocument(location.pathname)) return
    if (to.hash && to.pathname === location.pathname && to.search === location.search) return
    event.preventDefault()
    const same = to.href === location.href
    navigate(to.pathname + to.search + to.hash, { replace: same })
    if (same) window.scrollTo(0, 0)
  })
}

/**
 * Takes the words of the payment provider out of the address, before anything keeps them, and then says how the
 * payment ended. A reload says it no more.
 */
function takePaymentReturn(): void {
  const query = new URLSearchParams(location.search)
  if (!query.has('payment_intent')) return
  const outcome = query.get('redirect_status')
  for (const name of parameters) query.delete(name)
  const rest = query.size > 0 ? `?${query.toString()}` : ''
  history.replaceState(history.state, '', location.pathname + rest + location.hash)
  import('../features/subscribe/finishReturn.ts')
    .then(({ finishReturn }) => finishReturn(outcome))
    .catch(() => {
      // Offline: the screens say by themselves whether there is access.
    })
}
