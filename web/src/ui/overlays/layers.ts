/** The ids of the page's parts in index.html. The safety bar stands outside of all of them. */
export const frameId = 'frame'
export const rootId = 'root'
export const layersId = 'layers'
export const toastsId = 'toasts'

const open: HTMLElement[] = []

/**
 * Puts `layer` (an element inside the layers' host) on top: all that lies under it, the frame and
 * lower layers, becomes inert and the page stops scrolling. The safety bar stays usable, which is
 * why the browser's own modal dialog is not used. Returns the way back, to be called once.
 */
export function raiseLayer(layer: HTMLElement): () => void {
  open.push(layer)
  settle()
  return () => {
    const at = open.indexOf(layer)
    if (at >= 0) open.splice(at, 1)
    settle()
  }
}

/** Whether `layer` is the one that keys such as Esc belong to. */
export function isTopLayer(layer: HTMLElement): boolean {
  return open.at(-1) === layer
}

function settle(): void {
  const frame = document.getElementById(frameId)
  frame?.toggleAttribute('inert', open.length > 0)
  lockScrolling(open.length > 0)
  for (const layer of open) layer.toggleAttribute('inert', !isTopLayer(layer))
}

/** The page keeps the room of its scroll bar while that is gone, so that nothing moves under a dialog. */
function lockScrolling(locked: boolean): void {
  const page = document.documentElement
  if (locked === page.hasAttribute('data-locked')) return
  const room = locked ? window.innerWidth - page.clientWidth : 0
  page.style.setProperty('--scroll-bar', `${room}px`)
  page.toggleAttribute('data-locked', locked)
}
