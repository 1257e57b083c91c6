/**
 * `node tools/train.ts`: learns the second opinion on crises from the marked messages and writes its table. `--folds` prints
 * what cross-validation finds of crises instead, to choose the thresholds by. To be run again when messages change.
 */
import { writeFileSync } from 'node:fs'
import { refreshContent } from './build/content/refresh.ts'

await refreshContent()
// Loaded now, since some read what is made of the content.
const { validate } = await import('./train/validate.ts')
const { weightsFile } = await import('./train/weightsFile.ts')

if (process.argv.includes('--folds')) validate()
else {
  write('core/src/assistant/crisis/secondOpinion/weights.ts', weightsFile())
}

function write(file: string, text: string): void {
  writeFileSync(new URL(`../${file}`, import.meta.url), text)
  process.stdout.write(`${file}: ${text.length} bytes\n`)
}
