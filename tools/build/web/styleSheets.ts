import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from './manifest.ts'

/** Every first load waits for it. */
const FIRST = 'style.css'
/** Screens with a wallet, reports and some others that few read wait for it as well. */
const WALLET = 'src/wallet/wallet.css'

/** Each sheet by its name in the manifest, and how many bytes it may have, compressed. */
const budgets: readonly (readonly [name: string, most: number])[] = [
  [FIRST, 15_000],
  // Reports and the case clock take 5 kB of it.
  [WALLET, 8800],
]

/**
 * The link to the style sheet of screens with a wallet. It belongs behind the one to the first sheet.
 *
 * @throws when the build made no such sheet
 */
export function walletStyleLink(manifest: Manifest): string {
  return `<link rel="stylesheet" href="/${fileOf(manifest, WALLET)}">`
}

/**
 * Holds the style sheets to their budgets.
 *
 * @param out the folder of the built files, each with its `.gz` beside it
 * @throws Error that names the sheet and its bytes
 */
export async function holdStyleBudgets(manifest: Manifest, out: string): Promise<void> {
  for (const [name, most] of budgets) {
    const { size } = await stat(join(out, `${fileOf(manifest, name)}.gz`))
    if (size > most) throw new Error(`${name} has ${size} bytes; ${most} are allowed.`)
  }
}

function fileOf(manifest: Manifest, name: string): string {
  const file = manifest[name]?.file
  if (!file) throw new Error(`The build made no style sheet ${name}.`)
  return file
}
