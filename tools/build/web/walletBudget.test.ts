import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Manifest } from './manifest.ts'
import { holdWalletBudget, screensBehindGate, walletFiles } from './walletBudget.ts'

const card = 'src/wallet/card/WalletDialog.tsx'
const wallets = 'src/features/w/WScreen.tsx'
const plain = 'src/features/a/AScreen.tsx'

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', dynamicImports: [card, wallets, plain] },
  '_lists.js': { file: 'assets/lists.js', imports: ['index.html'] },
  '_WalletGate-1.js': { file: 'assets/gate.js', name: 'WalletGate', imports: ['_viem.js'] },
  '_fileParts-1.js': { file: 'assets/files.js', name: 'fileParts' },
  '_viem.js': { file: 'assets/viem.js', dynamicImports: ['../node_modules/curves/index.js'] },
  '../node_modules/curves/index.js': { file: 'assets/curves.js' },
  'src/wallet/hosted/makeIt.ts': { file: 'assets/hosted.js' },
  'src/wallet/sending.ts': { file: 'assets/sending.js' },
  [card]: {
    file: 'assets/card.js',
    imports: ['_viem.js', 'index.html'],
    dynamicImports: ['src/wallet/hosted/makeIt.ts'],
  },
  [plain]: { file: 'assets/a.js', imports: ['_lists.js'] },
  [wallets]: {
    file: 'assets/w.js',
    imports: ['_WalletGate-1.js', '_lists.js', '_fileParts-1.js'],
    dynamicImports: ['src/wallet/sending.ts'],
  },
}

describe('what wallets cost', () => {
  it('is the code that no other screen needs, without wallets that are fetched when they are chosen and without what reads files', () => {
    const files = walletFiles(manifest, [plain, wallets])
    expect([...files.keys()]).toEqual([card, wallets])
    expect(files.get(card)?.toSorted()).toEqual(['assets/card.js', 'assets/viem.js'])
    expect(files.get(wallets)?.toSorted()).toEqual([
      'assets/gate.js',
      'assets/sending.js',
      'assets/viem.js',
    ])
  })

  it('is told of screens that import the gate, not of those that may load it', () => {
    const lazy = { ...manifest, lazy: { file: 'assets/lazy.js', dynamicImports: [wallets] } }
    expect(screensBehindGate(lazy, [plain, wallets, 'lazy'])).toEqual([wallets])
  })

  describe('in bytes', () => {
    let out = ''
    beforeAll(async () => {
      out = await mkdtemp(join(tmpdir(), 'budget-'))
      await mkdir(join(out, 'assets'))
      for (const name of ['card', 'gate', 'sending']) {
        await writeFile(join(out, `assets/${name}.js.gz`), 'x'.repeat(1000))
      }
    })
    afterAll(() => rm(out, { recursive: true }))

    it.each([card, '_WalletGate-1.js'])('cannot be told without %s', async (missing) => {
      const { [missing]: _, ...rest } = manifest
      await expect(holdWalletBudget(rest, [plain, wallets], out)).rejects.toThrow(
        /^The build has no /,
      )
    })

    it('is let pass within the budget, and ends the build beyond it', async () => {
      await writeFile(join(out, 'assets/viem.js.gz'), 'x'.repeat(59_000))
      await expect(holdWalletBudget(manifest, [plain, wallets], out)).resolves.toBeUndefined()
      await writeFile(join(out, 'assets/viem.js.gz'), 'x'.repeat(59_001))
      await expect(holdWalletBudget(manifest, [plain, wallets], out)).rejects.toThrow(
        `Wallets cost ${wallets} 61001 bytes; 61000 are allowed.`,
      )
    })
  })
})
