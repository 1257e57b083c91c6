/** `npm run -w contracts test`: the contract's tests alone. `npm test` runs them with all others. */
import { runContractTests } from './contractTests.ts'

const tests = await runContractTests()
const failed = tests.filter((test) => !test.passed)
for (const { name, reason } of failed) process.stdout.write(`FAILED ${name}\n${reason ?? ''}\n`)
process.stdout.write(`contract: ${tests.length - failed.length} passed, ${failed.length} failed\n`)
process.exitCode = failed.length === 0 ? 0 : 1
