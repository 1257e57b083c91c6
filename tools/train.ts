/**
 * `node tools/train.ts`: learns the second opinion on crises from the marked messages, and the kinds of documents from
 * the letters beside them, and writes their tables. `--folds` prints what cross-validation finds of crises instead, to
 * choose the thresholds by. To be run again when messages, letters or the rules' words change.
 *
 * `node tools/train.ts faults` learns what goes against rules and what meets them; `faults --fit` prints what the signs of
 * the second reading should count for, and what it finds in letters of writers that it knows nothing of.
 */
import { writeFileSync } from 'node:fs'
import { refreshContent } from './build/content/refresh.ts'

await refreshContent()
// Loaded now, since some read what is made of the content.
const { faultsFile } = await import('./train/faults/faultsFile.ts')
const { fit } = await import('./train/faults/fit.ts')
const { kindsFile } = await import('./train/kindsFile.ts')
const { validate } = await import('./train/validate.ts')
const { weightsFile } = await import('./train/weightsFile.ts')

if (process.argv.includes('--fit')) await fit()
else if (process.argv.includes('--folds')) validate()
else if (process.argv.includes('faults'))
  write('core/src/analysis/secondReading/weights.ts', await faultsFile())
else {
  write('core/src/assistant/crisis/secondOpinion/weights.ts', weightsFile())
  write('core/src/analysis/classify/learnt/weights.ts', kindsFile())
}

function write(file: string, text: string): void {
  writeFileSync(new URL(`../${file}`, import.meta.url), text)
  process.stdout.write(`${file}: ${text.length} bytes\n`)
}
