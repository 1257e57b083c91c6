import { type Block } from '../../../document/reading.ts'
import type { Facts } from '../../facts.ts'
import { affirms, findFirst, type Hit } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import { coordinator, investigator } from '../../language/vocabulary.ts'
import { rule } from '../../rule.ts'
import { decidedByTheSame } from './decidedByTheSame.ts'

/** 106.45(b)(8)(iii)(B): the appeal is decided by somebody who did not investigate, decide or coordinate. */
export const appealDecider = rule('APP-03', {
  check: (facts) => {
    const at = findFirst(facts.reading, decidedByTheSame) ?? signedByCoordinator(facts)
    if (at) return { state: 'contradicted', at }
    const found = findFirst(facts.reading, [
      affirms(
        phrase`(?:no (?:part|role|involvement)|not (?:been )?(?:involved|taken part|participated|served)|different from|other than|did not (?:take part|participate|serve))`,
        { anyPolarity: true },
      ),
    ])
    return found ? { state: 'found', at: found } : { state: 'silent' }
  },
})

const SIGNATURE_LINES = 6
const ownDecision = phrase`(?:i|we) (?:have |hereby |therefore |now |am |are )*(?:decid\w+|den(?:y|ied|ying)|grant\w*|uph\w+|affirm\w*|revers\w+|reject\w*|find|conclude[d]?|overturn\w*|dismiss\w*|set aside|modif\w+)`

/** The letter decides in the first person, and its writer signs as the coordinator or an investigator. */
function signedByCoordinator({ docType, reading }: Facts): Hit | null {
  if (docType === 'school_policy') return null
  if (!findFirst(reading, [affirms(ownDecision, { anyPolarity: true })])) return null
  const last = reading.blocks.slice(-SIGNATURE_LINES).filter(isSignature)
  const titles = phrase`(?:deputy |interim |acting |associate |district )*(?:${coordinator}|${investigator})`
  for (const block of last) {
    const sentence = reading.sentences.find((one) => one.block === block)
    if (
      sentence &&
      sentence.plain.search(titles) !== -1 &&
      !/\b(?:cc|copy|copies|c:)\b|appeal/.test(sentence.plain)
    ) {
      return { sentence, start: sentence.start, end: sentence.end }
    }
  }
  return null
}

function isSignature(block: Block): boolean {
  return block.kind === 'heading' || block.end - block.start < 80
}
