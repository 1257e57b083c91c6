import type { Reading } from '../../../document/reading.ts'
import { affirms, against, findAll, findFirst, type Hit } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { rule } from '../../rule.ts'
import { earlyEffect } from './earlyEffect.ts'

const decision = words(
  '(?:written )?(?:determination|decision|outcome|finding|result)s?',
  'expulsion',
  'suspension',
  'dismissal from',
  'termination',
  'sanctions?',
  'discipline',
  'penalty',
)
const atOnce = words(
  'immediately',
  'at once',
  'effective (?:immediately|today|now|tomorrow|as of|on the date)',
  'as of (?:today|now|this|the date of this)',
  'today',
  'tomorrow',
  'on (?:the )?(?:date|day) (?:of this|of issu\\w+|of delivery|(?:that |when )?(?:it|this \\w+) (?:is|was))',
  'upon (?:issuance|receipt|delivery)',
  'when (?:the hearing (?:ended|closed)|it (?:is|was) (?:issued|sent|announced))',
  'the day (?:that )?it is',
)
const pending = words(
  '(?:regardless|irrespective) of (?:any|an|whether|your|the) .. appeal\\w*',
  'even if (?:you|a party|either party|an appeal|there is)',
  'while (?:any|an|the|your|his|her) appeal',
  'pending (?:any|an|the|your)? ?appeal',
  '(?:whether or not|notwithstanding) .. appeal\\w*',
  'during (?:any|an|the|your) appeal',
)
const right = [
  phrase`(?:not|until|unless|no longer|only|after|once|if (?:no|neither|an?)) (?:\w+ ){0,6}(?:appeal\w*|final|effect|expire[sd]?|run|passed|timely|period)`,
  phrase`(?:results? of (?:an|the|any) appeal|appeal (?:decision|officer|panel|determination)|decision on (?:the|an|any|your) appeal|result of the appeal|dismissal of|supportive|emergency|interim|no[- ]contact|held in abeyance|stay(?:s|ed)? (?:of|pending)|stayed|suspended pending|final (?:report|investigat\w+))`,
]

const early = [
  against(
    phrase`${decision} (?:is|are|will be) (?:final|effective) (?:as of|on|from) (?:its|the|this|today)`,
    { unless: right },
  ),
  against(
    phrase`${decision} (?:stands|remains|stays|continues|holds|runs) … while (?:he|she|you|they|it|the|any|an)`,
    { unless: right, about: [phrase`appeal\w*`] },
  ),
  against(
    phrase`${decision} … (?:takes? effect|effective|in effect|in force) (?:now|today|tonight|tomorrow|immediately|at once|right away|on receipt)`,
    { unless: right },
  ),
  against(
    phrase`must (?:leave|vacate|move out|be off) … (?:tonight|today|tomorrow|immediately|at once|by (?:noon|midnight|\w+day))`,
    {
      near: [phrase`(?:expel\w*|expulsion|suspen\w+|appeal\w*)`],
      unless: [phrase`(?:interim|emergency|unless .. appeal|after the appeal)`],
    },
  ),
  against(
    phrase`${decision} … (?:is|are|becomes?|became|will be|shall be|was) (?:\w+ )?(?:final|binding|conclusive) (?:and (?:\w+ ){1,3})?(?:${atOnce}|${pending}|on the date|on issuance)`,
    { unless: right },
  ),
  against(phrase`${decision} … (?:is|are|becomes?|became) final … (?:${atOnce}|${pending})`, {
    unless: right,
  }),
  against(
    phrase`${decision} … final … (?:takes? effect|effective|in effect|in force) (?:${atOnce}|now|right away)`,
    { unless: right },
  ),
  against(
    phrase`(?:filing|an|any|the|your) ?(?:an |the )?appeal (?:\w+ )?(?:does|do|will|shall|would)(?: not|n't) (?:delay|stay|suspend|stop|postpone|affect|pause|change|halt|defer) (?:the |this |its |your |any )*(?:finality|${decision}|it|effect|effective)?`,
    { unless: [phrase`supportive|emergency|interim|deadline|no[- ]contact`] },
  ),
  against(
    phrase`${decision} … (?:stays?|remains?|continues?|is|are|will be|will remain|begins?|takes? effect|in force|enforced|imposed|carried out) … ${pending}`,
    { unless: right },
  ),
  against(
    phrase`${pending} … ${decision} … (?:takes? effect|in effect|in force|begins?|imposed|enforced|stands)`,
    { unless: right },
  ),
  against(
    phrase`${decision} (?:is|are|takes?|shall be|will be|shall take|goes|go|begins?|starts?|becomes?) (?:in |into )?(?:effect(?:ive)?) ?(?:immediately|at once|today|now|tomorrow|right away|as of today|on receipt|upon receipt)`,
    { unless: [...right, phrase`interim`] },
  ),

  against(phrase`${decision} … (?:is|are|shall be|stands as) (?:\w+ )?(?:final|conclusive)`, {
    unless: [...right, phrase`appeals?|report|on the date|becomes?|when|after|if`],
  }),
]
const inTime = [
  affirms(phrase`(?:becomes?|is|will become|be) final … (?:appeal|if no|on|once|after|when)`),
  affirms(phrase`(?:appeal|if no) … (?:becomes?|is|be) final`),
  affirms(phrase`final … (?:after|once|when|if|unless|until) … appeal`),
  against(phrase`not … (?:take effect|final|imposed|in effect) … (?:until|before) … appeal`),
]

/** Not about the appeal's own outcome, wherever it stands: "an appeal does not alter its finality". */
const whateverTheAppeal = phrase`appeals? (?:\w+ )?(?:does|do|will|shall|would)(?: not|n't) (?:\w+ )?(?:alter|change|affect|delay|stay|suspend|postpone|defer|undo)`

/** The first words of finality that do not speak of an appeal's own outcome. */
function firstEarly(reading: Reading): Hit | null {
  for (const hit of findAll(reading, [...early, ...earlyEffect])) {
    const { block, index, plain } = hit.sentence
    const before = reading.sentences[index - 1]?.plain ?? ''
    const ownTopic = `${block.heading} ${block.lead} ${plain.includes('appeal') ? '' : before}`
    if (!/\bappeal/.test(ownTopic) || plain.search(whateverTheAppeal) !== -1) return hit
  }
  return null
}

/** 106.45(b)(7)(iii): a decision is final when the appeal is decided, or when the time to appeal is over. */
export const finality = rule('DET-11', {
  check: ({ reading }) => {
    const at = firstEarly(reading)
    if (at) return { state: 'contradicted', at }
    const found = findFirst(reading, inTime)
    return found ? { state: 'found', at: found } : { state: 'silent' }
  },
})
