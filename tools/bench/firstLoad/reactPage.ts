import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

/** A served page to compare with. */
export interface Reference {
  url: string
  stop(): Promise<void>
}

const root = fileURLToPath(new URL('../../..', import.meta.url))

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>React</title>
<meta name="viewport" content="width=device-width"></head>
<body><div id="root"></div><script type="module" src="./main.ts"></script></body></html>`

const main = `import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
const root = document.getElementById('root')
if (root) createRoot(root).render(createElement('h1', null, 'React and react-dom, and nothing else'))`

const types: Record<string, string> = { '.js': 'text/javascript', '.html': 'text/html' }

/** Builds a page that holds React and react-dom alone with our bundler, and serves it gzipped. */
export async function startReactPage(): Promise<Reference> {
  const { build } = await import('vite')
  const source = await mkdtemp(join(root, '.build', 'react-alone-'))
  const out = await mkdtemp(join(tmpdir(), 'react-alone-'))
  await writeFile(join(source, 'index.html'), html)
  await writeFile(join(source, 'main.ts'), main)
  await build({
    configFile: false,
    logLevel: 'warn',
    root: source,
    build: { outDir: out, emptyOutDir: true, modulePreload: false },
  })
  const server = createServer(async (request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '')
    const file = await readFile(join(out, path)).catch(() => null)
    const type = types[extname(path)] ?? 'application/octet-stream'
    response.writeHead(file ? 200 : 204, { 'content-type': type, 'content-encoding': 'gzip' })
    response.end(file ? gzipSync(file) : undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await Promise.all([source, out].map((folder) => rm(folder, { recursive: true, force: true })))
    },
  }
}
