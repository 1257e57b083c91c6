import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The files that git tracks or would track, below the given folder, as paths from the root. */
export function projectFiles(folder = '.'): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', folder]
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n')
  return files.filter((file) => file !== '' && existsSync(join(root, file)))
}

export function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

const IMPORT =
  /^\s*(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm

/** What a TypeScript file imports, as it is written: types, side effects and dynamic imports too. */
export function importsOf(file: string): string[] {
  return [...read(file).matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
}
