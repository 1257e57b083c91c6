import { followKept, keptAddress } from '../wallet/kept/keptAddress.ts'
import { shortAddress } from '../wallet/shortAddress.ts'

/** Set on the page while a wallet is connected. */
const keptMark = 'data-wallet-kept'
const cornerMark = 'data-wallet-corner'

/** The words of the corner without a wallet, as they came with the page. */
let words: string | undefined

/**
 * Puts the address of the connected wallet into the header, by what is kept on this device and without any of the
 * wallet's code: before the first paint, and after each change in this tab or another.
 */
export function startWalletCorner(): void {
  followKept(show)
  if (!keptAddress()) return
  document.documentElement.setAttribute(keptMark, '')
  // The header is not there yet. Waiting for the whole page would let it be seen without its address.
  const observer = new MutationObserver(() => {
    if (!document.querySelector(`[${cornerMark}]`)) return
    observer.disconnect()
    show()
  })
  observer.observe(document, { childList: true, subtree: true })
}

function show(): void {
  const kept = keptAddress()
  document.documentElement.toggleAttribute(keptMark, kept !== undefined)
  for (const corner of document.querySelectorAll(`[${cornerMark}]`)) {
    words ??= corner.textContent ?? ''
    const address = kept && shortAddress(kept)
    corner.textContent = address ?? words
    corner.toggleAttribute('data-address', address !== undefined)
    if (address) corner.setAttribute('aria-label', `Wallet ${address}`)
    else corner.removeAttribute('aria-label')
  }
}
