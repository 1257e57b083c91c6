/**
 * `node tools/train.ts`: learns the second opinion on crises from the marked messages and writes its table
 * (`core/src/assistant/crisis/secondOpinion/weights.ts`). `--folds` prints what cross-validation finds instead, to
 * choose the thresholds by. To be run again when the marked messages or the rules' words change.
 */
import { writeFileSync } from 'node:fs'
import { validate } from './train/validate.ts'
import { weightsFile } from './train/weightsFile.ts'

if (process.argv.includes('--folds')) validate()
else {
  const file = 'core/src/assistant/crisis/secondOpinion/weights.ts'
  const text = weightsFile()
  writeFileSync(new URL(`../${file}`, import.meta.url), text)
  process.stdout.write(`${file}: ${text.length} bytes\n`)
}
