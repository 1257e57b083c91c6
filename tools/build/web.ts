import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { emergencyPage } from './web/emergencyPage.ts'
import { holdFirstLoadBudget } from './web/firstLoadBudget.ts'
import { type Manifest, screenPreloads } from './web/manifest.ts'
import { buildOfflineWorker } from './web/offlineWorker.ts'
import { copyReader, packReader } from './web/readerPieces.ts'
import { buildEarlyScript } from './web/scripts.ts'
import { holdStyleBudgets, walletStyleLink } from './web/styleSheets.ts'
import { holdWalletBudget, screensBehindGate } from './web/walletBudget.ts'

const brotli = promisify(brotliCompress)

const zip = promisify(gzip)

const root = fileURLToPath(new URL('../..', import.meta.url))

const web = join(root, 'web')

const out = join(root, '.build', 'web')

const ssrOut = join(root, '.build', 'web-ssr')

const configFile = join(web, 'vite.config.ts')

/** A page that is no screen: it needs no script. */
const EMERGENCY = '/emergency'

/** What `web/src/app/prerender.tsx` gives, as far as the build uses it. */
interface Prerender {
  routes: readonly {
    path: string
    screen: string
    reads?: readonly string[]
    wallet?: true
    secondSheet?: true
  }[]
  missing: { screen: string }
  /** A screen's file, from `web/src/app`. */
  screenFile: (screen: string) => string
  renderFrame: (path: string) => { bar: string; header: string; footer: string }
  renderScreen: (path: string) => Promise<{ html: string; title: string }>
}

/**
 * Builds the web into `.build/web`: hashed assets with their compressed copies, one prerendered
 * page per route, `404.html`, and `routes.json`, by which the server finds the page of an address.
 * The exit's address stays a token in the pages; the server fills it in.
 */
export async function buildWeb(): Promise<void> {
  await packReader()
  await Promise.all([buildClient(), buildPrerender()])
  await copyReader(join(out, 'assets'))
  const early = await buildEarlyScript(join(web, 'src'), join(out, 'assets'))
  const manifest = await takeManifest()
  const screens = await writePages(manifest, `<script src="/assets/${early}"></script>`)
  await writeEmergencyPage(early)
  await buildOfflineWorker(join(web, 'src/offline/worker.ts'), out, manifest)
  await compressAssets(join(out, 'assets'))
  await holdWalletBudget(manifest, screens, out)
  await holdStyleBudgets(manifest, out)
  await holdFirstLoadBudget(out)
}

function buildClient() {
  return build({
    configFile,
    logLevel: 'warn',
    build: { outDir: out, emptyOutDir: true },
  })
}

function buildPrerender() {
  return build({
    configFile,
    logLevel: 'warn',
    build: {
      ssr: join(web, 'src/app/prerender.tsx'),
      outDir: ssrOut,
      emptyOutDir: true,
      manifest: false,
    },
  })
}

async function takeManifest(): Promise<Manifest> {
  const folder = join(out, '.vite')
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest
  await rm(folder, { recursive: true })
  return manifest
}

/** Writes a page for each route. Answers the files of their screens, from `web`. */
async function writePages(manifest: Manifest, early: string): Promise<string[]> {
  const { template, styles } = takeStyles(await readFile(join(out, 'index.html'), 'utf8'), manifest)
  // The address differs on each call, or a second build in one process would get the first's code.
  const entry = `${pathToFileURL(join(ssrOut, 'prerender.js')).href}?${Date.now()}`
  const prerender = (await import(entry)) as Prerender

  const fileOfScreen = (name: string) => posix.join('src/app', prerender.screenFile(name))
  const write = async (
    path: string,
    file: string,
    screenName: string,
    { wallet = false, secondSheet = false } = {},
  ) => {
    const screenFile = fileOfScreen(screenName)
    if (screensBehindGate(manifest, [screenFile]).length > 0 !== wallet) {
      throw new Error(`routes.ts must say rightly whether ${path} needs a wallet.`)
    }
    const preloads = screenPreloads(manifest, screenFile)
    const frame = prerender.renderFrame(path)
    const screen = await prerender.renderScreen(path)
    const html = fill(template, {
      '<!--head-->': [
        // Before the style sheets: behind them it would wait for them, and with it all that follows.
        early,
        ...(wallet || secondSheet ? styles.withWallet : styles.plain),
        ...preloads,
      ].join(''),
      '<!--bar-->': frame.bar,
      '<!--header-->': frame.header,
      '<!--footer-->': frame.footer,
      '<!--app-->': screen.html,
      '<title>Title IX Hub</title>': `<title>${screen.title}</title>`,
    })
    refuseInlineStyles(html, path)
    await mkdir(dirname(join(out, file)), { recursive: true })
    await writeFile(join(out, file), html)
  }

  for (const { path, screen, ...needs } of prerender.routes) {
    await write(path, fileOf(path), screen, needs)
  }
  await write('/404', '404.html', prerender.missing.screen)
  const list = prerender.routes.map(({ path, reads }) => ({
    pattern: path,
    file: fileOf(path),
    reads,
  }))
  list.push({ pattern: EMERGENCY, file: fileOf(EMERGENCY), reads: [] })
  await writeFile(join(out, 'routes.json'), JSON.stringify(list, null, 2))
  return prerender.routes.map(({ screen }) => fileOfScreen(screen))
}

async function writeEmergencyPage(early: string): Promise<void> {
  const sheets = ['src/ui/styles/tokens.css', 'src/offline/emergency.css'].map((name) =>
    join(web, name),
  )
  const icon = /"(?<file>\/assets\/icon-[^"]+)"/.exec(
    await readFile(join(out, 'index.html'), 'utf8'),
  )?.groups?.file
  if (!icon) throw new Error('The built page has no icon.')
  const style = await Promise.all(sheets.map((sheet) => readFile(sheet, 'utf8')))
  await writeFile(join(out, fileOf(EMERGENCY)), emergencyPage(style.join(''), early, icon))
}

/**
 * Takes the link to the style sheet out of the built page, for `write` to put in early: nothing is drawn before
 * the sheet has come, so on few connections it must not queue behind the rest.
 */
function takeStyles(html: string, manifest: Manifest) {
  const link = /<link rel="stylesheet"[^>]*>/.exec(html)?.[0]
  if (!link) throw new Error('The built page has no style sheet.')
  const styles = { plain: [link], withWallet: [link, walletStyleLink(manifest)] }
  return { template: html.replace(link, ''), styles }
}

/** "/" is index.html, "/schools/:id" is schools/_id.html (one page for every id). */
function fileOf(path: string): string {
  const name = path.slice(1).replaceAll('/:', '/_')
  return `${name || 'index'}.html`
}

function fill(template: string, parts: Record<string, string>): string {
  let html = template
  for (const [token, text] of Object.entries(parts)) {
    if (!html.includes(token)) throw new Error(`web/index.html lacks ${token}`)
    html = html.replace(token, () => text)
  }
  return html
}

/** The Content-Security-Policy forbids inline styles, so a page that has one would be broken. */
function refuseInlineStyles(html: string, path: string): void {
  if (/<[^>]+\sstyle=|<style|<script>/.test(html)) {
    throw new Error(`The prerendered page ${path} holds an inline style or script.`)
  }
}

/** Writes `.br` and `.gz` beside each asset that gains from it (fonts are compressed already). */
async function compressAssets(folder: string): Promise<void> {
  const names = await readdir(folder)
  await Promise.all(
    names
      .filter((name) => /\.(js|css|svg|json)$/.test(name))
      .map(async (name) => {
        const file = join(folder, name)
        const bytes = await readFile(file)
        const size = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }
        await Promise.all([
          writeFile(`${file}.br`, await brotli(bytes, size)),
          writeFile(`${file}.gz`, await zip(bytes, { level: 9 })),
        ])
      }),
  )
}
