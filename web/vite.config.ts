import { join } from 'node:path'
import { resources } from '@hub/core/knowledge/resources'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunks } from './vite/chunks.ts'
import { devHtml } from './vite/devHtml.ts'
import { leaveOut, wordFiles } from './vite/leaveOut.ts'
import { readerFiles, runtimeAlone } from './vite/readerFiles.ts'
import { scopedName } from './vite/scopedName.ts'
import { verifyPage } from './vite/verifyPage.ts'
import { keepStyles, walletStyles } from './vite/walletStyles.ts'

const apiPort = process.env.API_PORT ?? '3000'

export default defineConfig({
  root: import.meta.dirname,
  appType: 'spa',
  plugins: [
    react(),
    devHtml(),
    leaveOut(),
    readerFiles(),
    walletStyles(),
    verifyPage(),
    keepStyles([
      'SafetyBar',
      'CrisisPanel',
      'Header',
      'WalletCorner',
      'BottomBar',
      'Footer',
      'AppearanceChoice',
    ]),
  ],
  // The number alone: the first page must not carry the whole list to count it.
  define: {
    __RESOURCE_COUNT__: resources.length,
    // In development; the built early script has its own (tools/build/web/scripts.ts).
    CLEAR_SCRIPT: JSON.stringify('/src/exit/clearDevice.ts'),
  },
  // Cut down by tools/build/fonts.ts.
  resolve: { alias: { '@fonts': join(import.meta.dirname, '../.build/fonts') } },
  // It is not beside the other packages, where the prerender would look for it.
  ssr: { noExternal: ['@wagmi/core'] },
  css: { modules: { generateScopedName: scopedName } },
  build: {
    // One style sheet for all screens but those with a wallet (`walletStyles`): a single request, and no
    // flash when a screen's code arrives.
    cssCodeSplit: false,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: chunks },
      },
    },
  },
  // Workers load the readers of files when they need them, which only modules can.
  worker: { format: 'es', plugins: () => [wordFiles(), runtimeAlone()] },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: `http://localhost:${apiPort}` } },
  },
})
