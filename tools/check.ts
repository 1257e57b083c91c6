/**
 * `npm run check`: types, lint, format and unused code, side by side. Exits with 1 when any complains. It warns, and
 * does not fail, when the law is to be read again.
 */
import { lawCheckDue } from '@hub/core/knowledge/law'
import { refreshContent } from './build/content/refresh.ts'
import { runChecks } from './test/checks.ts'

await refreshContent()
const results = await runChecks()
const due = lawCheckDue(new Date().toISOString().slice(0, 10))
if (due !== null) process.stdout.write(`WARNING ${due}\n`)
process.exitCode = results.every((result) => result.passed) ? 0 : 1
