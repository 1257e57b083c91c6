import { kindsByRules } from '@hub/core/assistant/crisis/kindsByRules'
import { TABLE_SIZE } from '@hub/core/assistant/crisis/secondOpinion/traits'
import { plainWords } from '@hub/core/assistant/language/plainWords'
import { messageOf } from '@hub/core/assistant/language/signs'
import { examplesOf } from './examples.ts'
import { type Labelled, labelledMessages } from './labelled.ts'
import { learn, shuffled, sumOf } from './logistic.ts'
import { DECAY } from './weightsFile.ts'

const FOLDS = 5
const THRESHOLDS = [-2.5, -2, -1.75, -1.5, -1.25, -1, -0.75, -0.5, -0.25, 0, 0.5]

interface Judged extends Labelled {
  readonly score: number
  readonly ruled: boolean
}

/** Prints, for each threshold, what rules and model find together in messages that the model has not seen. */
export function validate(): void {
  const judged = judgedMessages()
  const parts = {
    'crises without a rule': judged.filter(({ crisis, ruled }) => crisis && !ruled),
    'other messages': judged.filter(({ crisis, asked }) => !crisis && !asked),
    'asked of the guide': judged.filter(({ asked }) => asked),
  }
  for (const [name, part] of Object.entries(parts)) {
    const ruled = part.filter((one) => one.ruled).length
    process.stdout.write(`${name}: ${part.length}, rules ${ruled}\n`)
    for (const threshold of THRESHOLDS) {
      const alone = part.filter((one) => !one.ruled && one.score >= threshold).length
      const share = (count: number) => `${((100 * count) / part.length).toFixed(2)} %`
      process.stdout.write(
        `  from ${threshold}: model alone ${share(alone)}, with rules ${share(alone + ruled)}\n`,
      )
    }
  }
}

function judgedMessages(): Judged[] {
  const all = labelledMessages()
  const examples = examplesOf(all)
  const groups = [...new Set(all.map(({ group }) => group))]
  const foldOf = new Map(shuffled(groups.length, 1).map((at, place) => [groups[at], place % FOLDS]))
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    const others = examples.filter((_, at) => foldOf.get(all[at]?.group) !== fold)
    return learn(others, DECAY, TABLE_SIZE)
  })
  return all.map((one, at) => {
    const weights = folds[foldOf.get(one.group) ?? 0]
    const traits = examples[at]?.traits ?? []
    const ruled = kindsByRules(messageOf(plainWords(one.message))).length > 0
    return { ...one, ruled, score: weights ? sumOf(weights, traits) : 0 }
  })
}
