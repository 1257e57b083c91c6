import { join, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
const out = join(root, '.build', 'server')

/** These find files of their own beside their code, so they stay where they are. */
const unbundled = ['@electric-sql/pglite', 'piscina']

/**
 * Bundles the server into `.build/server` for `npm start`: a few files are read and compiled much sooner than
 * the 1,600 modules that they are made from. Its threads and processes run the sources.
 */
export async function buildServer(): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [sourceAddresses(), httpAlone()],
    ssr: { noExternal: true, external: unbundled },
    build: {
      ssr: join(root, 'server/src/main.ts'),
      outDir: out,
      emptyOutDir: true,
      target: 'node24',
      // What a failure says in the log names our functions. There is no map: reading it would slow the start.
      minify: false,
      // All in one folder, which `sourceAddresses` counts on.
      rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
    },
  })
}

/** Takes `node:http` without what Node would load with it. */
function httpAlone(): Plugin {
  return {
    name: 'http-alone',
    renderChunk: (code) => ({ code: withHttpAlone(code), map: null }),
  }
}

/**
 * An `import` of `node:http` reads all that the module has, `WebSocket` too, for which Node loads its whole
 * library of `fetch`: a large part of a start. Asked for by name, the module has only what is used of it.
 */
export function withHttpAlone(code: string): string {
  return code.replace(/^import \{([^}]+)\} from "node:http";$/gm, (_, names: string) => {
    return `const {${names.replaceAll(' as ', ': ')}} = process.getBuiltinModule("node:http");`
  })
}

/** Lets a module of ours find what lies beside it as if it still stood in its own folder. */
function sourceAddresses(): Plugin {
  return {
    name: 'source-addresses',
    transform: {
      filter: { code: 'import.meta.url', id: { exclude: /node_modules|\0/ } },
      handler(code, id) {
        const source = posix.join('../..', relative(root, id).split(sep).join('/'))
        return {
          code: code.replaceAll('import.meta.url', `new URL('${source}', import.meta.url).href`),
          map: null,
        }
      },
    },
  }
}
