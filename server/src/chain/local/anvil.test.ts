import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callRpc, RpcError } from '../rpc.ts'
import { startAnvil } from './anvil.ts'
import { commandOf } from './endStale.ts'
import { type ChainFiles, chainFiles } from './files.ts'

vi.mock('../rpc.ts', { spy: true })

let dataDir = ''
let files: ChainFiles

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hub-anvil-'))
  files = chainFiles(dataDir)
  await mkdir(files.folder)
})
afterEach(() => rm(dataDir, { recursive: true }))

test('a chain that starts and then refuses what it is told is not left behind', async () => {
  vi.mocked(callRpc).mockRejectedValueOnce(new RpcError(-32601, 'no such method'))
  await expect(startAnvil(files, 0)).rejects.toThrow('no such method')
  const [guard, anvil] = (await readFile(files.pids, 'utf8')).trim().split(' ').map(Number)
  const commands = await Promise.all([guard, anvil].map((pid) => commandOf(pid ?? 0)))
  expect(commands).toEqual(['', ''])
})
