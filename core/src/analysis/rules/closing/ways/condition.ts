import {
  formal,
  givesUp,
  informal,
  mended,
  onCondition,
  stake,
} from '../../../language/conditionWords.ts'
import { against, type Pattern } from '../../../language/find.ts'
import { phrase, words } from '../../../language/phrase.ts'

/** Nothing hangs on the choice. */
export const nothingHangs = [
  ...mended,
  phrase`(?:(?:no|nor|neither) (?:[\w,]+ ){0,8}?(?:depends?|was asked|is asked|hinges?|turns)|never (?:required|asked|have)|not (?:required|asked) to|nothing (?:to do|else)|no (?:effect|part|bearing|promise)|whatever (?:you|they) choose|either (?:track|way)|whether (?:or not )?(?:you|the)|cannot make|no (?:student|one|employee)|have both|on its merits|does not touch|agreement may include|housing director if|not the complaint|of no concern)`,
]
/** The formal way given up, or the informal one taken. */
const takesInformal = words(
  `${givesUp} ?… (?:${formal})`,
  `(?:${formal}) … (?:given up|waived|dropped|turned into|replaced|put aside|not going)`,
  `(?:choos\\w+|chose|pick|accept\\w*|agree\\w*|consent\\w*|sign\\w*|prefer|content with|settle[sd]?|brought|dealt with|let (?:us|the \\w+)) (?:\\w+ ){0,6}?(?:${informal})`,
  `(?:complaint|matter|case|this|it|differences) (?:\\w+ ){0,6}?(?:resolved|settled|solved|handled|dealt with|worked out|turned into|decided) (?:\\w+ ){0,4}?(?:informal\\w*|in the informal|${informal}|without|within|on site|with us)`,
  'solve (?:this|it) with us',
  'without (?:a|the) formal',
)
/** Whoever goes the formal way, or does not settle, loses something. */
const formalPays = words(
  'insist(?:s|ed|ing)? (?:up)?on (?:\\w+ ){0,3}?(?:investigation|hearing|formal)',
  '(?:students?|parties|those|anyone) (?:who|that|to|in) (?:\\w+ ){0,3}?(?:hearing|investigation|formal)',
  'open formal case',
  'nothing pending',
)
const loses = words(
  'on hold',
  'held (?:back|up)',
  'put off',
  'withheld',
  'use their own',
  'pay',
  'lose',
  'move forward',
  'cannot (?:promise|keep|stay)',
  'not (?:be )?(?:eligible|renewed|considered|available)',
)

/** Those who sign something when they come in. */
const signers = words(
  'contract (?:says|provides|states)',
  'students (?:admitted|enrolled|who live|living)',
  'athletes',
  'famil(?:y|ies)',
  'residents',
  'employees',
  'recipients?',
  'members',
  'applicants',
)

/** The ways in which a price is put on the formal process. */
export const conditionWays: readonly Pattern[] = [
  against(phrase`${stake} … ${onCondition} … ${takesInformal}`, { unless: nothingHangs }),
  against(phrase`${onCondition} … ${takesInformal} … ${stake}`, { unless: nothingHangs }),
  against(phrase`${onCondition} … ${stake} … ${takesInformal}`, { unless: nothingHangs }),
  against(phrase`${takesInformal} … ${onCondition} … ${stake}`, { unless: nothingHangs }),
  against(phrase`(?:${formalPays}) … (?:${loses})`, {
    about: [phrase`${stake}`],
    unless: nothingHangs,
  }),
  against(phrase`(?:${stake}) … (?:${loses}) … (?:${formalPays})`, { unless: nothingHangs }),
  against(
    phrase`(?:${signers}) (?:[\w']+ ){0,8}?(?:waive|give up|gives? up|forgo|renounce|surrender) … (?:${formal})`,
    { unless: nothingHangs },
  ),
  against(
    phrase`(?:in (?:return|exchange)|otherwise|those who settle) … (?:${takesInformal}|drop|get theirs|rule applies|undertake)`,
    {
      near: [phrase`${stake}`],
      unless: nothingHangs,
    },
  ),
  against(
    phrase`(?:by (?:this|the enclosed|signing)|clause|section \d+|waiver|release) … ${takesInformal}`,
    {
      near: [phrase`${stake}`],
      unless: nothingHangs,
    },
  ),
]
