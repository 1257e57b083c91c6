import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { scopedName } from './scopedName.ts'

const source = join(import.meta.dirname, '../src')

/** Whose parts are drawn only on screens with a wallet or with `Route.secondSheet`, from `web/src`. */
const owners = [
  'wallet',
  'features/dashboard',
  'features/documents/report',
  'features/privateAssistant',
  'features/record',
  'features/registryResources',
  'features/registryReviews',
  'features/sealedDocuments',
  'features/subscribe',
  'features/timeline',
  'features/trust',
  'lib/clock',
  'lib/private',
  'lib/recoveryCode',
  'lib/report',
]

/** What the second sheet is called in the bundler's manifest, from `web`. */
const NAME = 'src/wallet/wallet.css'

/**
 * Takes the styles of screens with a wallet out of the one style sheet, which every visitor loads before
 * anything is drawn, and makes a second sheet of them. `web/src/wallet/walletSheet.ts` tells its address.
 */
export function walletStyles(): Plugin {
  let isServer = false
  return {
    name: 'hub-wallet-styles',
    apply: 'build',
    configResolved(config) {
      isServer = config.build.ssr !== false
    },
    // Here the sheets are plain CSS with their final class names, and are not gathered yet.
    transform: {
      filter: { id: /\.module\.css$/ },
      handler(_code, id) {
        const isOwn = owners.some((owner) => id.startsWith(`${join(source, owner)}/`))
        return isOwn && !isServer ? { code: '', map: null } : null
      },
    },
    load: {
      filter: { id: /\/wallet\/walletSheet\.ts$/ },
      async handler() {
        if (isServer) return null
        const sheet = this.emitFile({
          type: 'asset',
          name: 'wallet.css',
          originalFileName: NAME,
          source: await buildSheet(),
        })
        return `export const walletSheet = import.meta.ROLLUP_FILE_URL_${sheet}`
      },
    },
  }
}

/** All those styles, minified as the others are: a build of its own, of nothing but them. */
async function buildSheet(): Promise<string> {
  const files: string[] = []
  for (const owner of owners) {
    for await (const file of glob('**/*.module.css', { cwd: join(source, owner) })) {
      files.push(join(source, owner, file))
    }
  }
  const imports = files.toSorted().map((file, at) => `import s${at} from ${JSON.stringify(file)}`)
  // Used, or the bundler would leave them out.
  const code = `${imports.join('\n')}\nglobalThis.styles = [${files.map((_, at) => `s${at}`).join()}]`
  const entry = '\0wallet-sheet'
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    root: join(source, '..'),
    plugins: [
      {
        name: 'hub-wallet-sheet',
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    css: { modules: { generateScopedName: scopedName } },
    build: { write: false, cssCodeSplit: false, rolldownOptions: { input: entry } },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const sheet = outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .find(({ fileName }) => fileName.endsWith('.css'))
  if (sheet?.type !== 'asset') throw new Error('The style sheet of the wallet was not built.')
  return sheet.source.toString()
}

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
