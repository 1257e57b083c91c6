const signsOfLife = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Brings a part of a dialog into the middle, clear of the row of buttons, and does so again when the dialog changes its
 * size, as it does on a phone when a toast comes or goes. From the first move of a hand on, nothing is moved any more.
 */
export function keepInView(part: HTMLElement): void {
  const show = () => part.scrollIntoView({ block: 'center' })
  show()
  const observer = new ResizeObserver(() => {
    if (part.isConnected) show()
    else stop()
  })
  const stop = () => {
    observer.disconnect()
    for (const sign of signsOfLife) window.removeEventListener(sign, stop)
  }
  for (const sign of signsOfLife) window.addEventListener(sign, stop)
  observer.observe(part.closest('[role="dialog"]') ?? part)
}
