import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from './preloads.ts'

/** Each sheet by its name in the manifest, and how many bytes it may have, compressed. */
const sheets = [
  // Every first load waits for it.
  { name: 'style.css', most: 15_000 },
  // Screens with a wallet wait for it as well.
  { name: 'src/wallet/wallet.css', most: 5000 },
] as const

/**
 * The link to the style sheet of screens with a wallet. It belongs behind the one to the first sheet.
 *
 * @throws when the build made no such sheet
 */
export function walletStyleLink(manifest: Manifest): string {
  return `<link rel="stylesheet" href="/${fileOf(manifest, sheets[1].name)}">`
}

/**
 * Holds the style sheets to their budgets.
 *
 * @param out the folder of the built files, each with its `.gz` beside it
 * @throws Error that names the sheet and its bytes
 */
export async function holdStyleBudgets(manifest: Manifest, out: string): Promise<void> {
  for (const { name, most } of sheets) {
    const { size } = await stat(join(out, `${fileOf(manifest, name)}.gz`))
    if (size > most) throw new Error(`${name} has ${size} bytes; ${most} are allowed.`)
  }
}

function fileOf(manifest: Manifest, name: string): string {
  const file = manifest[name]?.file
  if (!file) throw new Error(`The build made no style sheet ${name}.`)
  return file
}
