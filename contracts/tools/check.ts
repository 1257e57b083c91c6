/** `npm run -w contracts check`: forge's format and lint. Exits with 1 when one complains. */
import { forge } from './forge.ts'

// With a cache of its own: after a lint, forge takes the tests for compiled and leaves them out.
const lintCache = '../.build/contracts/lint'
const lintEnv = { FOUNDRY_CACHE_PATH: `${lintCache}/cache`, FOUNDRY_OUT: `${lintCache}/out` }

const format = await forge(['fmt', '--check'])
const lint = await forge(['lint'], { env: lintEnv })
const complaints = /^(warning|note|error)\b/m.test(lint.stderr + lint.stdout)
if (format.code !== 0) process.stdout.write(format.stdout + format.stderr)
if (lint.code !== 0 || complaints) process.stdout.write(lint.stdout + lint.stderr)
process.exitCode = format.code === 0 && lint.code === 0 && !complaints ? 0 : 1
