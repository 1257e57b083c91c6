/** The built-in assistant over a list of labelled questions. */
import { existsSync, readFileSync } from 'node:fs'
import { answer } from '@hub/core/assistant/answer'
import { failuresOf, type LabelledQuestion } from './judge.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

/**
 * Prints how many answers pass, by kind, and why the others do not.
 *
 * @param file a JSON list of labelled questions (`judge.ts`)
 * @param flags `--answers` prints each failed answer as well, `--quiet` only the figures
 */
export function evaluateQuestions(file: string, flags: readonly string[]): void {
  if (!existsSync(file)) {
    say(`${file} is absent, so nothing is measured there.`)
    return
  }
  const byKind = new Map<string, { passed: number; asked: number }>()
  for (const labelled of JSON.parse(readFileSync(file, 'utf8')) as LabelledQuestion[]) {
    const given = answer({ message: labelled.question, history: labelled.history ?? [] })
    const failures = failuresOf(labelled, given)
    const kind = byKind.get(labelled.kind) ?? { passed: 0, asked: 0 }
    kind.asked += 1
    if (failures.length === 0) kind.passed += 1
    byKind.set(labelled.kind, kind)
    if (failures.length === 0 || flags.includes('--quiet')) continue
    say(`${labelled.id}  ${labelled.question}`)
    for (const failure of failures) say(`    ${failure}`)
    if (flags.includes('--answers')) say(given.text.replace(/^/gm, '    | '))
  }
  sayFigures(byKind)
}

function sayFigures(byKind: ReadonlyMap<string, { passed: number; asked: number }>): void {
  const share = (passed: number, asked: number) => `${((100 * passed) / asked).toFixed(1)}%`
  let [allPassed, allAsked] = [0, 0]
  say('')
  for (const [kind, { passed, asked }] of byKind) {
    say(`${kind.padEnd(18)} ${passed} of ${asked}  ${share(passed, asked)}`)
    allPassed += passed
    allAsked += asked
  }
  say(`${'all'.padEnd(18)} ${allPassed} of ${allAsked}  ${share(allPassed, allAsked)}`)
}
