import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { honestWords } from '@hub/core/record/honestWords'
import { PAGE_STYLE } from '@hub/core/record/pageStyle'
import { build, type Plugin } from 'vite'

const entry = join(import.meta.dirname, '../src/features/record/verify/standalone.ts')
const ID = 'virtual:verify-page'

/**
 * Gives the web the page `verify.html` of exports as one text: `import page from 'virtual:verify-page'`. It holds all
 * that it needs, and its policy forbids it every request.
 */
export function verifyPage(): Plugin {
  return {
    name: 'hub-verify-page',
    resolveId: { filter: { id: /^virtual:verify-page$/ }, handler: () => `\0${ID}` },
    load: {
      filter: { id: /^\0virtual:verify-page$/ },
      handler: async () => `export default ${JSON.stringify(pageOf(await buildScript()))}`,
    },
  }
}

async function buildScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry, formats: ['iife'], name: 'verify', fileName: () => 'verify.js' },
      minify: true,
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const chunk = outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .find((file) => file.type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error('The script of verify.html was not built.')
  // Inside of a page these signs would end the script.
  return chunk.code.trim().replaceAll('</', '<\\/')
}

function pageOf(script: string): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const policy = `default-src 'none'; script-src ${hash(script)}; style-src ${hash(PAGE_STYLE)}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>Check a record</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<h1>Check a record</h1>
<p>This page computes on your device whether an exported record fits together. It sends nothing, and works without a network.</p>
<p><label>The ZIP file as it was exported: <input type="file" id="zip" accept=".zip,application/zip"></label></p>
<p><label>Or the folder that it was unpacked to: <input type="file" id="folder" webkitdirectory></label></p>
<p>You can also drop either of them on this page. If you do not trust who gave you the export, do not trust this copy of the page either: the same check stands on the hub that made it, under /record/verify.</p>
<div id="result" role="status"></div>
<h2>What this shows, and what it does not</h2>
<ul>
${honestWords.map((words) => `<li>${words}</li>`).join('\n')}
</ul>
<script>${script}</script>
</body>
</html>
`
}
