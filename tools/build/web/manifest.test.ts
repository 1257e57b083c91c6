import { describe, expect, it } from 'vitest'
import { type Manifest, screenPreloads } from './manifest.ts'

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  '_lists.js': { file: 'assets/lists.js', imports: ['index.html', '_lists.js'] },
  'src/features/a/AScreen.tsx': { file: 'assets/a.js', imports: ['_lists.js', '_shared.js'] },
}

describe('the manifest', () => {
  it('asks for all that the entry and a screen import, each once', () => {
    expect(screenPreloads(manifest, 'src/features/a/AScreen.tsx')).toEqual([
      '<link rel="modulepreload" href="/assets/shared.js">',
      '<link rel="modulepreload" href="/assets/a.js">',
      '<link rel="modulepreload" href="/assets/lists.js">',
    ])
  })

  it('refuses a screen that is not there', () => {
    expect(() => screenPreloads(manifest, 'src/features/b/BScreen.tsx')).toThrow(
      'routes.ts names a screen that is not there: web/src/features/b/BScreen.tsx.',
    )
  })
})
