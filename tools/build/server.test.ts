/** The bundle that `npm start` runs, with the threads, processes and files that it has to find. */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { HubDocument } from '@hub/api/documents'
import { type HubFolder, makeHubFolder } from '@hub/server/testing/hubProcess'
import { docx } from '@hub/server/testing/sampleFiles'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withHttpAlone } from './server.ts'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const run = promisify(execFile)

let hub: HubFolder

beforeEach(async () => {
  hub = await makeHubFolder(fromRoot('tools/start.ts'))
})
afterEach(() => hub.remove())

test('the bundled server has its pages, seals, reads and analyzes a document, and answers a question', async () => {
  // It may build first, and Vitest's own setting would change the build.
  const url = await hub.start({ NODE_ENV: 'production', LOG_LEVEL: 'warn' })
  expect(await (await fetch(url)).text()).toContain('<title>')
  const schools = await fetch(`${url}/api/schools?search=michigan`)
  expect(await schools.json()).not.toEqual([])

  const form = new FormData()
  const letter = docx('Notice of allegations. You may not discuss the allegations with anyone.')
  form.append('file', new Blob([new Uint8Array(letter)]), 'letter.docx')
  const uploaded = await fetch(`${url}/api/documents/upload`, { method: 'POST', body: form })
  const cookie = uploaded.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { id } = (await uploaded.json()) as HubDocument
  const ask = async <T>(path: string, method = 'GET') =>
    (await (await fetch(url + path, { method, headers: { cookie } })).json()) as T
  const account = await ask<{ id: string }>('/api/auth/user')
  const env = { ...process.env, DATA_DIR: hub.dataDir }
  await run(
    process.execPath,
    [fromRoot('server/src/admin/cli.ts'), 'premium', 'grant', account.id],
    {
      env,
    },
  )
  await ask(`/api/documents/${id}/analyze`, 'POST')
  await expect
    .poll(async () => (await ask<HubDocument>(`/api/documents/${id}`)).status)
    .toBe('completed')

  const answered = await fetch(`${url}/api/assistant/message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'What is a hearing?' }),
  })
  expect(await answered.text()).toContain('hearing')
  // Where its model is not found, the message goes by the words alone; so it does where a busy machine takes too long.
  const unheard = hub.printed.split('\n').filter((line) => line.includes('was not heard by'))
  expect(unheard.filter((line) => !line.includes('in time'))).toEqual([])

  const bundle = await readFile(fromRoot('.build/server/main.js'), 'utf8')
  expect(bundle).not.toMatch(/^import .* from "node:http"/m)
})

test('node:http comes without the library of fetch, which a plain import of it would load', async () => {
  const plain = 'import { createServer as make, STATUS_CODES } from "node:http";\n'
  const asks =
    'console.log(make.name, STATUS_CODES[200], process.moduleLoadList.join().includes("undici/undici"))'
  const says = async (code: string) => {
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code + asks])
    return stdout.trim()
  }
  expect(await says(plain)).toBe('createServer OK true')
  expect(await says(withHttpAlone(plain))).toBe('createServer OK false')
})
