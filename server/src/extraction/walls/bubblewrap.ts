import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { findProgram } from './findProgram.ts'

/** Where `bubblewrap` finds the program of system calls: the descriptor after standard error. */
export const FILTER_FD = 3

/** What programs need to be loaded. Not all of /usr: an image may keep the hub and its data there. */
const LIBRARIES = [
  '/lib',
  '/lib64',
  '/usr/lib',
  '/usr/lib64',
  '/usr/local/lib',
  '/etc/ld.so.cache',
].filter((path) => existsSync(path))

/** Changes the user inside, where the folders above the code, which others may not enter, are out of sight. */
const SETPRIV = findProgram('setpriv')

interface Inside {
  readonly bubblewrap: string
  readonly user: number | null
  readonly hasFilter: boolean
  /** Files and folders that are seen inside, where they are outside, and never written. */
  readonly readable: readonly string[]
}

/**
 * The command that runs another in namespaces of its own: no network, no other process, no file but the readable
 * ones, no capability. It ends with the server.
 */
export function insideBubblewrap(
  command: readonly string[],
  { bubblewrap, user, hasFilter, readable }: Inside,
): string[] {
  const changesUser = user !== null && SETPRIV !== null
  const seen = [...LIBRARIES, ...readable, ...(changesUser ? [SETPRIV] : [])]
  return [
    bubblewrap,
    ...(changesUser ? ['--unshare-ipc', '--unshare-pid', '--unshare-net'] : ['--unshare-all']),
    ...(changesUser ? ['--unshare-uts', '--unshare-cgroup-try'] : []),
    '--die-with-parent',
    // To change the user takes these two, which are gone with the change.
    '--cap-drop',
    'ALL',
    ...(changesUser ? ['--cap-add', 'CAP_SETUID', '--cap-add', 'CAP_SETGID'] : []),
    // Made first, since bubblewrap makes the folders above a file for its own user only.
    ...foldersAbove(seen).flatMap((path) => ['--dir', path]),
    ...seen.flatMap((path) => ['--ro-bind', path, path]),
    '--remount-ro',
    '/',
    '--chdir',
    '/',
    ...(hasFilter ? ['--seccomp', String(FILTER_FD)] : []),
    ...(changesUser
      ? [SETPRIV, `--reuid=${user}`, `--regid=${user}`, '--clear-groups', '--no-new-privs']
      : []),
    ...command,
  ]
}

/** Each folder after those above it. */
function foldersAbove(paths: readonly string[]): string[] {
  const above = new Set<string>()
  const add = (path: string) => {
    if (path === '/' || above.has(path)) return
    add(dirname(path))
    above.add(path)
  }
  for (const path of paths) add(dirname(path))
  return [...above]
}
