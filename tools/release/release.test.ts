/** A release is unpacked where there is nothing else, and serves. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { releaseFiles } from './contents.ts'
import { packRelease } from './pack.ts'
import { type Lock, packagesOf, readLock, root } from './packages.ts'
import { listMaterials } from './sbom.ts'

const letter =
  'Notice of a formal complaint. You are alleged to have harassed a student on May 3. The hearing is on June 5.'

/** `npm test` builds first. */
const isBuilt = existsSync(join(root, '.build/server/main.js'))

describe('the packages of a release', () => {
  const lock = readLock()

  test('are what the server runs with, and none that builds or tests', () => {
    const packages = packagesOf(lock, ['server', 'api', 'core', 'contracts'])
    for (const name of [
      'fastify',
      '@electric-sql/pglite',
      'onnxruntime-node',
      'zod',
      '@hub/core',
    ]) {
      expect(packages).toContain(`node_modules/${name}`)
    }
    for (const name of [
      'vitest',
      'typescript',
      'vite',
      '@playwright/test',
      'drizzle-kit',
      'solc',
    ]) {
      expect(packages).not.toContain(`node_modules/${name}`)
    }
  })

  test('one that is needed and not installed is told', () => {
    const broken: Lock = { server: { dependencies: { 'no-such-package': '1.0.0' } } }
    expect(() => packagesOf(broken, ['server'])).toThrow('no-such-package of server')
  })
})

test('the list of materials has each package that runs with its version, on the server and in browsers', () => {
  const { components, dependencies } = listMaterials()
  const refs = components.map((one) => one['bom-ref'])
  const lock = readLock()
  for (const name of ['fastify', 'pg', 'react']) {
    expect(refs).toContain(`${name}@${lock[`node_modules/${name}`]?.version}`)
  }
  expect(refs.filter((ref) => /^(vitest|typescript|oxlint|@playwright\/test)@/.test(ref))).toEqual(
    [],
  )
  for (const { ref, dependsOn = [] } of dependencies) {
    for (const on of [ref, ...dependsOn]) expect(refs).toContain(on)
  }
})

describe.skipIf(!isBuilt)('a release', () => {
  let folder = ''
  let home = ''
  let hub: ChildProcess | undefined

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hub-release-'))
    const archive = packRelease(folder)
    const unpacked = spawnSync('tar', ['-xzf', archive, '-C', folder], { encoding: 'utf8' })
    if (unpacked.status !== 0) throw new Error(unpacked.stderr)
    await rm(archive)
    const [name = ''] = await readdir(folder)
    home = join(folder, name)
  })
  afterAll(async () => {
    hub?.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })

  /** Without anything of this machine but Node and the system's own programs. */
  const environment = () => ({
    PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
    PORT: '0',
    CHAIN: 'off',
    DATA_DIR: join(folder, 'data'),
  })

  test('has no test, no compiler and no tool in it', () => {
    const files = releaseFiles()
    // Made by the build, and not in git.
    expect(files).toContain('core/src/generated/guide.ts')
    const ours = files.filter((file) => !file.startsWith('node_modules/'))
    expect(
      ours.filter((file) => /\.test\.|^(?:tools|e2e|corpus|learning|web)\//.test(file)),
    ).toEqual([])
    expect(existsSync(join(home, 'node_modules', 'typescript'))).toBe(false)
  })

  test('starts by "node server", serves its pages, reads and analyzes a letter, takes its commands and stops cleanly', async () => {
    hub = spawn('node', ['server'], {
      cwd: home,
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    hub.stderr?.on('data', (chunk) => {
      said += chunk
    })
    const url = await addressOf(hub, () => said)
    const page = await (await fetch(url)).text()
    expect(page).toContain('Title IX')
    const asset = /\/assets\/[^"]+\.js/.exec(page)?.[0] ?? ''
    expect((await fetch(url + asset)).status).toBe(200)

    const form = new FormData()
    form.append('file', new Blob([letter], { type: 'text/plain' }), 'letter.txt')
    const answer = await fetch(`${url}/api/documents/upload`, { method: 'POST', body: form })
    const { id } = (await answer.json()) as { id: string }
    const headers = { cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
    const post = async (path: string, sent?: object) => {
      const json = { ...headers, 'content-type': 'application/json' }
      const init = sent ? { body: JSON.stringify(sent), headers: json } : { headers }
      return (await fetch(`${url}${path}`, { method: 'POST', ...init })).json()
    }
    const begun = (await post('/api/create-subscription')) as { clientSecret: string }
    await post('/api/subscription/demo-confirm', { clientSecret: begun.clientSecret })
    expect(await post(`/api/documents/${id}/analyze`)).toMatchObject({ status: 'processing' })
    const status = async () => {
      const document = await fetch(`${url}/api/documents/${id}`, { headers })
      return ((await document.json()) as { status: string }).status
    }
    await expect.poll(status, { timeout: 90_000 }).toBe('completed')

    const backup = spawn('node', ['server', 'backup', 'write', join(folder, 'backup')], {
      cwd: home,
      env: environment(),
    })
    expect((await once(backup, 'exit'))[0]).toBe(0)
    expect(existsSync(join(folder, 'backup'))).toBe(true)

    const gone = once(hub, 'exit')
    hub.kill('SIGTERM')
    expect(await gone).toEqual([0, null])
    expect(said).toBe('')
  })
})

async function addressOf(hub: ChildProcess, said: () => string): Promise<string> {
  if (hub.stdout) {
    for await (const line of createInterface({ input: hub.stdout })) {
      const url = /ready at (\S+)/.exec(line)?.[1]
      if (url) return url
    }
  }
  throw new Error(said())
}
