/** On the page while parts outside of the window are not laid out: `base.css` says which. */
const mark = 'data-later-parts'
const part = 'data-later'

/** So many parts are laid out at a time: few enough that a press never waits for them. */
const AT_A_TIME = 3

/**
 * Lets the browser lay out what is outside of the window only when the page is there and rests, so that a slow phone
 * draws the first view sooner. Then all heights are true, so that "back" and the end of the page are where they were.
 */
export function startLaterParts(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // A reload and the like return to the reader's place, and so does a name in the address: that needs true heights from
  // the start.
  if (location.hash || visit?.type !== 'navigate') return
  document.documentElement.toggleAttribute(mark, true)
  window.addEventListener('load', () => inRest(showNext))
}

function showNext(): void {
  const next = [...document.querySelectorAll(`[${part}]`)].slice(0, AT_A_TIME)
  for (const one of next) one.removeAttribute(part)
  if (next.length === AT_A_TIME) inRest(showNext)
  else document.documentElement.removeAttribute(mark)
}

/** Safari has no `requestIdleCallback`. */
function inRest(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => work(), { timeout: 2000 })
  else setTimeout(work, 50)
}
