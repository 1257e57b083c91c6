/** `npm run check`: types, lint, format and unused code, side by side. Exits with 1 when any complains. */
import { refreshContent } from './build/content/refresh.ts'
import { runChecks } from './test/checks.ts'

await refreshContent()
const results = await runChecks()
process.exitCode = results.every((result) => result.passed) ? 0 : 1
