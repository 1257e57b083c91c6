import type { Plugin } from 'vite'

/**
 * Keeps the styles of the parts that are plain HTML (safety bar, header, footer). No script uses their
 * class names, so the bundler would drop their style sheets as unused.
 */
export function keepStyles(parts: readonly string[]): Plugin {
  return {
    name: 'hub-keep-styles',
    apply: 'build',
    enforce: 'post',
    transform(_code, id, options) {
      if (options?.ssr || !parts.some((part) => id.endsWith(`/${part}.module.css`))) return null
      return { code: '', map: null, moduleSideEffects: 'no-treeshake' }
    },
  }
}
