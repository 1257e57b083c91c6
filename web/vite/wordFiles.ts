import { join } from 'node:path'
import type { Plugin } from 'vite'

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
