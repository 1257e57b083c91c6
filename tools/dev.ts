/** `npm run dev`: the hub with hot reload. Vite serves the screens and hands /api to the server behind it. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildIfChanged } from './build/build.ts'
import { watchContent } from './build/content/refresh.ts'

const apiPort = process.env.PORT ?? '3000'
const pagesPort = 5173

process.env.API_PORT = apiPort
// The server needs its first directory of schools, and serves the built pages beside Vite's.
await buildIfChanged()
watchContent()

const server = spawn(
  process.execPath,
  [
    '--watch',
    '--watch-preserve-output',
    fileURLToPath(new URL('../server/src/main.ts', import.meta.url)),
  ],
  { stdio: 'inherit', env: { ...process.env, PORT: apiPort } },
)

const { createServer } = await import('vite')
const pages = await createServer({
  configFile: fileURLToPath(new URL('../web/vite.config.ts', import.meta.url)),
  server: { port: pagesPort },
})
await pages.listen()
process.stdout.write(`Pages with hot reload: http://127.0.0.1:${pagesPort} (parts: /styleguide)\n`)

const stop = async () => {
  server.kill('SIGTERM')
  await pages.close()
  process.exit()
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
process.on('disconnect', stop)
