import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Manifest } from './manifest.ts'
import { holdStyleBudgets, walletStyleLink } from './styleSheets.ts'

const manifest: Manifest = {
  'style.css': { file: 'style.css' },
  'src/wallet/wallet.css': { file: 'wallet.css' },
}

describe('the style sheets', () => {
  let out = ''
  beforeAll(async () => {
    out = await mkdtemp(join(tmpdir(), 'styles-'))
  })
  afterAll(() => rm(out, { recursive: true }))

  const hold = async (first: number, wallet: number) => {
    await writeFile(join(out, 'style.css.gz'), 'x'.repeat(first))
    await writeFile(join(out, 'wallet.css.gz'), 'x'.repeat(wallet))
    await holdStyleBudgets(manifest, out)
  }

  it('are let pass within their budgets', async () => {
    await expect(hold(15_000, 8800)).resolves.toBeUndefined()
  })

  it.each([
    [15_001, 8800, 'style.css has 15001 bytes; 15000 are allowed.'],
    [15_000, 8801, 'src/wallet/wallet.css has 8801 bytes; 8800 are allowed.'],
  ])('end the build beyond them: %i and %i bytes', async (first, wallet, words) => {
    await expect(hold(first, wallet)).rejects.toThrow(words)
  })

  it('must both be there', () => {
    expect(walletStyleLink(manifest)).toBe('<link rel="stylesheet" href="/wallet.css">')
    expect(() => walletStyleLink({})).toThrow(
      'The build made no style sheet src/wallet/wallet.css.',
    )
  })
})
