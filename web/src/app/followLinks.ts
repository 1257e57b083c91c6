import { isEarly } from '../early/takeOver.ts'
import { navigate } from '../lib/location.ts'
import { isOwnDocument, pathExists } from './routeTable.ts'

/**
 * Lets plain `<a href="/...">` links go to the hub's screens without a reload: screens and parts
 * write ordinary links, which work without script too. All that is not an ordinary press on a link
 * to one of our screens stays with the browser.
 */
export function followLinks(): void {
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
