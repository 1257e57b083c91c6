import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Parts of wallet libraries that are named but never used here, each with its exports. WalletConnect's own window
 * would be 400 kB with fonts from elsewhere (we draw the code ourselves); the others belong to a network that we do not
 * know.
 */
const unused: Readonly<Record<string, string>> = {
  '@reown/appkit/core': 'createAppKit',
  '@wagmi/core/tempo': 'tempoWallet',
  'node:worker_threads': 'Worker',
}

/** Keeps those parts out of the build. Whoever calls one after all is told. */
export function leaveOut(): Plugin {
  return {
    name: 'hub-leave-out',
    enforce: 'pre',
    resolveId: (id) => (id in unused ? `\0left-out:${id}` : null),
    load(id) {
      if (!id.startsWith('\0left-out:')) return null
      const part = id.slice('\0left-out:'.length)
      return `export function ${unused[part]}() { throw new Error('${part} is left out of the build.') }`
    },
  }
}

/**
 * Gives the reader of DOC files the few streams that it needs, in the place of Node's: it reads from memory, and
 * Node's streams do not exist in a browser.
 */
export function wordFiles(): Plugin {
  return {
    name: 'hub-word-files',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^stream$/ },
      handler: (_, importer) =>
        importer?.includes('word-extractor')
          ? join(import.meta.dirname, '../src/lib/fileText/byteStream.ts')
          : null,
    },
  }
}
