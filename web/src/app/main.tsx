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
import { sayNotLoaded } from '../early/sayNotLoaded.ts'
import { followAccount } from '../lib/reading/accountChange.ts'
import { rootId } from '../ui/overlays/layers.ts'
import { App } from './App.tsx'
import { followLinks } from './followLinks.ts'
import { loadScreen } from './loadedScreens.ts'
import { takePaymentReturn } from './paymentReturn.ts'
import { findRoute } from './routeTable.ts'
import { watchScrolling } from './scrollPlaces.ts'

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
