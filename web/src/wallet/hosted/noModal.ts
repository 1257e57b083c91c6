/**
 * Stands for the window that WalletConnect's library would bring along (see `web/vite.config.ts`): we draw the code
 * ourselves, so nothing of it is ever called, and none of its 400 kB and fonts is built.
 */
export function createAppKit(): never {
  throw new Error('WalletConnect runs without its own window here.')
}
