import { resources } from '@hub/core/knowledge/resources'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { devHtml } from './vite/devHtml.ts'
import { keepStyles } from './vite/keepStyles.ts'
import { plainImports } from './vite/plainImports.ts'

const apiPort = process.env.API_PORT ?? '3000'

/**
 * Client and server builds must give one CSS class the same name, or the prerendered HTML would
 * lose its styles: the name therefore hangs on file and class only.
 */
function scopedName(className: string, fileName: string): string {
  const part = /([^/\\]+)\.module\.css/.exec(fileName)?.[1] ?? 'x'
  return `${part}-${className}`
}

export default defineConfig({
  root: import.meta.dirname,
  appType: 'spa',
  plugins: [
    react(),
    devHtml(),
    plainImports(),
    keepStyles(['SafetyBar', 'Header', 'BottomBar', 'Footer', 'AppearanceChoice']),
  ],
  // The number alone: the first page must not carry the whole list to count it.
  define: { __RESOURCE_COUNT__: resources.length },
  css: { modules: { generateScopedName: scopedName } },
  build: {
    // One style sheet for all screens: a single request, and no flash when a screen's code arrives.
    cssCodeSplit: false,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: `http://localhost:${apiPort}` } },
  },
})
