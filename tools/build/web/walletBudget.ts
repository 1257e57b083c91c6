import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ENTRY, type Manifest, reach } from './manifest.ts'

/** How many bytes of code, compressed, a wallet may cost a screen before a hosted one is chosen. */
const WALLET_BUDGET = 61_000

/** What the wallet's button in the header loads, from `web`. */
const CARD = 'src/wallet/card/WalletDialog.tsx'

/** The chunk that every screen with a wallet loads. */
const GATE = 'WalletGate'

/** The chunk of what reads files (web/vite/chunks.ts). Two features with a wallet share it. */
const FILE_PARTS = 'fileParts'

/** Fetched only when somebody chooses that wallet. */
const CHOSEN = /^src\/wallet\/(hosted|demo)\//

/**
 * Holds the card and every screen with a wallet to the budget.
 *
 * @param screens the files of all screens, from `web`
 * @param out the folder of the built files, each with its `.gz` beside it
 * @throws Error that names the screen and its bytes, or what the build lacks of what is to be held
 */
export async function holdWalletBudget(
  manifest: Manifest,
  screens: readonly string[],
  out: string,
): Promise<void> {
  // Under other names they would cost nothing.
  if (!manifest[CARD]) throw new Error(`The build has no ${CARD}.`)
  if (!gateOf(manifest)) throw new Error(`The build has no chunk named ${GATE}.`)
  for (const [screen, files] of walletFiles(manifest, screens)) {
    const sizes = await Promise.all(files.map((file) => stat(join(out, `${file}.gz`))))
    const bytes = sizes.reduce((sum, { size }) => sum + size, 0)
    if (bytes <= WALLET_BUDGET) continue
    throw new Error(`Wallets cost ${screen} ${bytes} bytes; ${WALLET_BUDGET} are allowed.`)
  }
}

/**
 * For the card and each screen with a wallet, the files that wallets cost it: all that it may load, dialogs as
 * well, without what screens without a wallet load and without the features' own parts: also those that two of them
 * share for files.
 */
export function walletFiles(manifest: Manifest, screens: readonly string[]): Map<string, string[]> {
  const gate = gateOf(manifest)
  const reached = new Map(
    [CARD, ...screens].map((screen) => [screen, reach(manifest, screen, isOurs)]),
  )
  const hasWallet = (screen: string) =>
    screen === CARD || (gate !== undefined && reached.get(screen)?.has(gate))
  const common = new Set(
    [...reached].flatMap(([screen, keys]) => (hasWallet(screen) ? [] : [...keys])),
  )
  // A screen that offers a wallet only on a press is drawn without it.
  const behind = new Set(screensBehindGate(manifest, screens))
  for (const start of [ENTRY, ...screens.filter((screen) => !behind.has(screen))]) {
    for (const key of reach(manifest, start)) common.add(key)
  }
  const costs = [...reached].filter(([screen]) => hasWallet(screen))
  return new Map(
    costs.map(([screen, keys]) => {
      const own = [...keys].filter(
        (key) =>
          !common.has(key) &&
          !key.startsWith('src/features/') &&
          manifest[key]?.name !== FILE_PARTS,
      )
      return [screen, [...new Set(own.map((key) => manifest[key]?.file ?? ''))]]
    }),
  )
}

/** Those of the screens that cannot be drawn without the wallet's gate. */
export function screensBehindGate(manifest: Manifest, screens: readonly string[]): string[] {
  const gate = gateOf(manifest)
  return screens.filter((screen) => gate !== undefined && reach(manifest, screen).has(gate))
}

function gateOf(manifest: Manifest): string | undefined {
  return Object.keys(manifest).find((key) => manifest[key]?.name === GATE)
}

/** What is no wallet of somebody's choice. What libraries load by themselves is for cases that do not occur here. */
const isOurs = (key: string) => key.startsWith('src/') && !CHOSEN.test(key)
