import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Paper } from './paper.ts'

/** Why a paper's file cannot be had; its message is a phrase for a list. */
export class SourceMissing extends Error {}

const POINTER = 'version https://git-lfs.github.com/spec/'
const LARGEST = 256 * 1024 * 1024

/**
 * The bytes of a paper's file in a folder of clones, which are named OWNER+NAME and hold a git directory as `repo` or
 * `repo/.git`. Throws SourceMissing where the clone or the file is not there, or is a pointer to a large file.
 */
export function sourceBytes(clones: string, source: Paper['source']): Uint8Array {
  const gitDirectory = gitDirectoryOf(clones, source.repository)
  let bytes: Uint8Array
  try {
    bytes = execFileSync(
      'git',
      ['--git-dir', gitDirectory, 'cat-file', 'blob', `${source.commit}:${source.path}`],
      { maxBuffer: LARGEST, stdio: ['ignore', 'pipe', 'ignore'] },
    )
  } catch {
    throw new SourceMissing('the clone does not have this file at this commit')
  }
  const head = new TextDecoder().decode(bytes.subarray(0, POINTER.length))
  if (head === POINTER) throw new SourceMissing('the clone has a pointer to a large file only')
  return new Uint8Array(bytes)
}

function gitDirectoryOf(clones: string, repository: string): string {
  const clone = join(clones, repository.replace('/', '+'), 'repo')
  const found = [join(clone, '.git'), clone].find((folder) => existsSync(join(folder, 'HEAD')))
  if (found === undefined) throw new SourceMissing(`no clone of ${repository}`)
  return found
}
