import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Cut and listed by tools/build/web/readerPieces.ts. */
const folder = join(import.meta.dirname, '../../.build/reader')

/**
 * Tells the web which pieces the models have that it runs (`MODEL_FILES`), and serves them in development, where no
 * built assets are.
 */
export function readerFiles(): Plugin {
  return {
    name: 'hub-reader-files',
    config: () => {
      const lists: unknown = JSON.parse(readFileSync(join(folder, 'list.json'), 'utf8'))
      return { define: { MODEL_FILES: JSON.stringify(lists) } }
    },
    configureServer({ middlewares }) {
      middlewares.use('/assets', (request, response, next) => {
        const name = /^\/(reader-[0-9a-f]{64}\.bin)$/.exec(request.url ?? '')?.[1]
        if (!name || !existsSync(join(folder, name))) return next()
        response.end(readFileSync(join(folder, name)))
      })
    },
  }
}

/** As the runtime of the model looks for its own file. */
const ADDRESS = 'new URL("ort-wasm-simd-threaded.wasm",import.meta.url).href'

/**
 * Leaves the runtime's own file out of the worker: it is handed over as bytes that were checked
 * (web/src/lib/fileText/reader/runModel.ts), and the bundler would ship it a second time.
 */
export function runtimeAlone(): Plugin {
  return {
    name: 'hub-runtime-alone',
    enforce: 'pre',
    transform: {
      filter: { id: /ort\.wasm\.bundle\.min\.mjs/ },
      handler(code) {
        if (!code.includes(ADDRESS)) throw new Error('The runtime finds its file in another way.')
        return { code: code.replaceAll(ADDRESS, '""'), map: null }
      },
    },
  }
}
