import type { Plugin } from 'vite'
import { defaultExitUrl, exitUrlToken } from '../src/exit/exitUrl.ts'

/**
 * Development only: puts into index.html what `tools/build/web.ts` puts into the built pages, the
 * frame and the early script, which stand outside React here as well.
 */
export function devHtml(): Plugin {
  return {
    name: 'hub-dev-html',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server, originalUrl }) {
        if (!server) return html
        const { renderFrame } = await server.ssrLoadModule('/src/app/prerender.tsx')
        const path = new URL(originalUrl ?? '/', 'http://localhost').pathname
        const frame = renderFrame(path) as Record<string, string>
        return {
          html: html
            .replace(/<!--(bar|header|footer)-->/g, (_, part: string) => frame[part] ?? '')
            .replaceAll(exitUrlToken, defaultExitUrl),
          tags: [
            {
              tag: 'script',
              attrs: { type: 'module', src: '/src/early/early.ts' },
              injectTo: 'head',
            },
          ],
        }
      },
    },
  }
}
