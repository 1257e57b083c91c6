import { walletSheet } from './walletSheet.ts'

let coming: Promise<void> | undefined

/**
 * Waits for code with wallet parts and, at the same time, for their style sheet, so that they are never drawn
 * without it. Rejects when either cannot be fetched; the next call tries again.
 *
 * @param code an `import()` under way
 */
export async function withWalletStyles<T>(code: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([code, loadSheet()])
  return loaded
}

function loadSheet(): Promise<void> {
  if (walletSheet === '' || (!coming && isInPage())) return Promise.resolve()
  coming ??= fetchSheet().catch((error: unknown) => {
    coming = undefined
    throw error
  })
  return coming
}

/** The pages of screens with a wallet name it themselves. */
function isInPage(): boolean {
  return document.querySelector(`link[rel=stylesheet][href="${walletSheet}"]`) !== null
}

function fetchSheet(): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = walletSheet
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error('The style sheet did not come.'))
    })
    document.head.append(link)
  })
}
