import type { Plugin } from 'vite'

/**
 * Takes away the bundler's wrapper around `import()`. It fetches style sheets and preloads of lazy
 * code, of which there are none here (one style sheet; the pages name their preloads), and would
 * cost every visitor over 1 kB.
 */
export function plainImports(): Plugin {
  return {
    name: 'hub-plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  }
}
