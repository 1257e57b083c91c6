#!/usr/bin/env node
/**
 * The Solidity compiler of npm as forge calls one: `--version`, or the standard JSON on stdin. So nothing
 * is downloaded, and the compiler is pinned with its hash in the lock file.
 */
import { readFileSync } from 'node:fs'
import solc from 'solc'

const args = process.argv.slice(2)
if (args.includes('--version')) {
  process.stdout.write(
    `solc, the solidity compiler commandline interface\nVersion: ${solc.version()}\n`,
  )
} else if (args.includes('--standard-json')) {
  process.stdout.write(solc.compile(readFileSync(0, 'utf8')))
} else {
  process.stderr.write(
    `Only --version and --standard-json are understood, not: ${args.join(' ')}\n`,
  )
  process.exitCode = 1
}
