/** Keys and backups by the command line, on hubs in processes of their own: one is killed, one takes another's place. */
import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { type HubFolder, makeHubFolder, quickStart } from '../testing/hubProcess.ts'

const cli = fileURLToPath(new URL('./cli.ts', import.meta.url))

/** How many documents a person has: enough that locking all of it again takes a while. */
const MANY = 40

async function hubFolder(): Promise<HubFolder> {
  const made = await makeHubFolder()
  onTestFinished(() => made.remove())
  return made
}

function begin(dataDir: string, words: string[]): ChildProcessByStdio<null, Readable, Readable> {
  const env = { ...process.env, CHAIN: 'off', DATA_DIR: dataDir }
  return spawn(process.execPath, [...quickStart, cli, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  })
}

/** Runs a command to its end. */
async function run(dataDir: string, ...words: string[]) {
  const command = begin(dataDir, words)
  const [out, err, [code]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'close'),
  ])
  return { code: code as number | null, out, err }
}

/** Somebody with many documents. Answers how they read all of them at a hub. */
async function person(url: string) {
  const send = async (name: string, cookie: string) => {
    const body = new FormData()
    body.append('file', new Blob([`Letter ${name}`], { type: 'text/plain' }), `${name}.txt`)
    const headers = { accept: 'application/json', ...(cookie && { cookie }) }
    return fetch(`${url}/api/documents/upload`, { method: 'POST', body, headers })
  }
  const first = await send('0', '')
  const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const ids = [((await first.json()) as { id: string }).id]
  for (let at = 1; at < MANY; at++) {
    ids.push(((await (await send(String(at), cookie)).json()) as { id: string }).id)
  }
  return async (at: string) => {
    const files = ids.map(async (id) => {
      const answer = await fetch(`${at}/api/documents/${id}/file`, { headers: { cookie } })
      return `${answer.status} ${await answer.text()}`
    })
    return Promise.all(files)
  }
}

const letters = Array.from({ length: MANY }, (_, at) => `200 Letter ${at}`)

test('a hub that is killed while it changes its key has lost nothing, and the next one finishes the change', async () => {
  const hub = await hubFolder()
  const url = await hub.start({ RATE_LIMITS: 'off' })
  const read = await person(url)
  expect(await read(url)).toEqual(letters)
  const file = join(hub.dataDir, 'encryption-key')
  const old = await readFile(file, 'utf8')

  const rotating = begin(hub.dataDir, ['keys', 'rotate'])
  // The new key is in its file by now, and values begin to be locked with it.
  await once(createInterface({ input: rotating.stdout }), 'line')
  await hub.kill('SIGKILL')
  await once(rotating, 'exit')
  expect(await readFile(file, 'utf8')).toMatch(
    new RegExp(`^.{44}\n${old.trim().replaceAll('+', '\\+')}\n$`),
  )

  const again = await hub.start({ RATE_LIMITS: 'off' })
  expect(await read(again)).toEqual(letters)
  await expect
    .poll(async () => (await run(hub.dataDir, 'keys', 'status')).out)
    .toMatch(/ {2}locks {2}\d+ values\n\S+ {2}opens {2}0 values\n$/)
  expect((await run(hub.dataDir, 'keys', 'forget')).code).toBe(0)
  expect(await readFile(file, 'utf8')).not.toContain(old.trim())
  await hub.kill('SIGTERM')
  const last = await hub.start({ RATE_LIMITS: 'off' })
  expect(await read(last)).toEqual(letters)
})

test('a backup of a running hub is put back on another machine with the key alone, and people go on there', async () => {
  const hub = await hubFolder()
  const url = await hub.start({ RATE_LIMITS: 'off' })
  const read = await person(url)
  const file = join(hub.dataDir, 'a backup')
  const written = await run(hub.dataDir, 'backup', 'write', file)
  expect(written).toMatchObject({ code: 0, err: '' })
  expect(written.out).toContain(`${MANY} files`)
  // Not over a hub that runs, and not over one that has stopped.
  const refused = await run(hub.dataDir, 'backup', 'restore', file)
  expect([refused.code, refused.err]).toEqual([
    1,
    'A hub runs on this data folder. Set DATA_DIR to an empty one.\n',
  ])
  await hub.kill('SIGTERM')
  const over = await run(hub.dataDir, 'backup', 'restore', file)
  expect([over.code, over.err]).toEqual([
    1,
    expect.stringContaining('There is a hub in this database already.'),
  ])

  const other = join(hub.dataDir, 'other')
  const without = await run(other, 'backup', 'restore', file)
  expect([without.code, without.err]).toEqual([
    1,
    expect.stringContaining('This backup opens with the key'),
  ])
  await cp(join(hub.dataDir, 'encryption-key'), join(other, 'encryption-key'))
  const restored = await run(other, 'backup', 'restore', file)
  expect(restored).toMatchObject({ code: 0, err: '' })
  const moved = await hub.start({ RATE_LIMITS: 'off', DATA_DIR: other })
  expect(await read(moved)).toEqual(letters)
})
