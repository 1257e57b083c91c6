/**
 * `npm run admin` while the server runs: the embedded database belongs to one process, so the command goes to
 * the server through a socket in the data folder, which only the folder's owner can open. A line of JSON asks;
 * lines of JSON answer, as they come.
 */
import { rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { ConfigError } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Desk } from '../features/moderation/desk.ts'
import { type AdminCall, runAdmin } from './commands.ts'
import { AdminRefusal, type Print } from './print.ts'

type Answer = { line: string } | { refused: string } | { done: true }

/** A socket's address has this many bytes on every system. */
const LONGEST_PATH = 103

/** Named from the folder that this process works in where that is shorter: data/admin.sock. */
function socketPath(dataDir: string): string {
  const path = join(dataDir, 'admin.sock')
  const near = relative(process.cwd(), path)
  return near.length < path.length ? near : path
}

/**
 * The server's end: runs each call it is sent. Answers the socket, to be closed with the server.
 *
 * @throws ConfigError where the folder's path is too long for a socket
 */
export async function openAdminSocket(
  dataDir: string,
  database: Database,
  desk: Desk,
): Promise<Server> {
  const path = socketPath(dataDir)
  if (Buffer.byteLength(path) > LONGEST_PATH) {
    throw new ConfigError([
      `The path of DATA_DIR is too long: ${dataDir}. Set it to a shorter one.`,
    ])
  }
  // What a killed server left; the data folder's lock says that no other one is alive.
  rmSync(path, { force: true })
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    void serve(socket, database, desk)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
  await chmod(path, 0o600)
  return server
}

async function serve(socket: Socket, database: Database, desk: Desk): Promise<void> {
  const say = (answer: Answer) => socket.write(`${JSON.stringify(answer)}\n`)
  for await (const line of createInterface({ input: socket })) {
    try {
      const print = (text: string) => void say({ line: text })
      await runAdmin(JSON.parse(line) as AdminCall, database, print, async () => desk)
      say({ done: true })
    } catch (error) {
      say({ refused: (error as Error).message })
    }
    break
  }
  socket.end()
}

/**
 * The command's end: has the running server do it. Answers false where no server listens.
 *
 * @throws AdminRefusal with the server's words
 */
export async function askServer(dataDir: string, call: AdminCall, print: Print): Promise<boolean> {
  const socket = connect(socketPath(dataDir))
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve)
      socket.once('error', reject)
    })
  } catch {
    return false
  }
  socket.write(`${JSON.stringify(call)}\n`)
  for await (const line of createInterface({ input: socket })) {
    const answer = JSON.parse(line) as Answer
    if ('refused' in answer) throw new AdminRefusal(answer.refused)
    if ('done' in answer) return true
    print(answer.line)
  }
  throw new AdminRefusal('The server stopped before the command was done. Please run it again.')
}
