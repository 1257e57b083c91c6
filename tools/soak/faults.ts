/** A hub on a disk that fills up to its last byte, and one whose readers are killed at work. Root mounts the disk. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { tuneLetters } from '@hub/core/analysis/fixtures/letters'
import { startHub } from '../bench/children.ts'
import { Visitor } from '../bench/visitor.ts'
import { findAll } from './findAll.ts'
import { type Act, Ledger } from './ledger.ts'
import { Person } from './person.ts'
import { descendants } from './program.ts'

const DISK = '640m'
const MEGABYTE = 2 ** 20
/** Each act comes so often while something is amiss. */
const TIMES = 3
const acts: readonly Act[] = ['message', 'review', 'upload', 'reading']
const letter = tuneLetters[0]?.text ?? ''

export async function faults(folder: string, say: (line: string) => void): Promise<boolean> {
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', disk])
  const env = { DATA_DIR: join(disk, 'data'), PORT: '0', HOST: '127.0.0.1', RATE_LIMITS: 'off' }
  let hub = await startHub({ ...env, LOG_LEVEL: 'error' })
  const ledger = new Ledger()
  const someone = new Person(new Visitor(hub.url, '127.0.0.1'), ledger, letter)
  const amiss: string[] = []
  const look = async (what: string) => {
    for (let time = 0; time < TIMES; time++) for (const act of acts) await someone.act(act)
    for (const line of ledger.summary()) say(`${what}: ${line}`)
    amiss.push(
      ...ledger.failures.filter((one) => !isSentence(one.words)).map(() => `${what}: no sentence`),
    )
    const failed = ledger.failures.length
    ledger.failures.length = 0
    return failed
  }
  try {
    await someone.begin((secret, visitor) =>
      visitor.ask('POST', '/api/subscription/demo-confirm', { clientSecret: secret }),
    )
    if (await look('at first')) amiss.push('It failed before anything was amiss.')
    killReaders(someone, hub.pid)
    await wait(1_000)
    amiss.push(...(await findAll([someone])))
    say('Readers were killed at work.')
    await fill(disk, 100)
    await look('with no room for more documents')
    await fill(disk, 0)
    await look('with no byte left')
    rmSync(join(disk, 'filler'))
    rmSync(join(disk, 'filler-0'), { force: true })
    await wait(5_000)
    if (await look('with room again')) {
      await hub.stop()
      hub = await startHub({ ...env, LOG_LEVEL: 'error' })
      amiss.push('It did not recover by itself.')
    }
    amiss.push(...(await findAll([someone])))
    for (const line of amiss) say(`AMISS: ${line}`)
    return amiss.length === 0
  } finally {
    await hub.stop()
    execFileSync('umount', ['-l', disk])
  }
}

const isSentence = (words: string) => /[A-Z][^"{}]{20,}\./.test(words)

/** Sends a letter, and kills all processes that read it. */
function killReaders(someone: Person, hub: number): void {
  void someone.act('upload')
  const end = performance.now() + 900
  const look = () => {
    for (const pid of descendants(hub)) process.kill(pid, 'SIGKILL')
    if (performance.now() < end) setTimeout(look, 20)
  }
  look()
}

/** Leaves so many megabytes. */
async function fill(disk: string, left: number): Promise<void> {
  const { bavail, bsize } = await statfs(disk)
  const bytes = bavail * bsize - left * MEGABYTE
  const name = left === 0 ? 'filler-0' : 'filler'
  try {
    for (let written = 0; written < bytes; written += MEGABYTE) {
      writeFileSync(join(disk, name), Buffer.alloc(Math.min(MEGABYTE, bytes - written)), {
        flag: 'a',
      })
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
