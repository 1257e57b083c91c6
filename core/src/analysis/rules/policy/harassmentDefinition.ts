import { affirms, against, findFirst } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import type { Rule } from '../../rule.ts'

const defines = [
  against(phrase`severe or pervasive`, {
    anyStance: false,
    unless: [
      phrase`(?:not|vacated|no longer|former|title vii|employment law|state law|rather than|instead of|differs?)`,
    ],
  }),
  against(
    phrase`(?:severe|pervasive|persistent),? (?:severe,? |pervasive,? |persistent,? )?or (?:severe|pervasive|persistent|objectively)`,
    { unless: [phrase`(?:vacated|no longer|former|title vii|state law|rather than|instead of)`] },
  ),
  against(phrase`(?:subjectively and objectively|objectively and subjectively) offensive`, {
    unless: [phrase`(?:vacated|no longer|former|rather than|instead of)`],
  }),
  against(phrase`(?:limits?|limiting) or denie?s? … (?:ability|access|participat\w+|benefit)`, {
    near: [phrase`(?:hostile environment|harass\w+|unwelcome)`],
  }),
  against(
    phrase`sexual harassment (?:means|includes|is) … (?:any|all) (?:unwelcome|unwanted|offensive) (?:conduct|behaviou?r|remark|comment|joke)s?`,
    { unless: [phrase`severe`, phrase`one or more`, phrase`determined by`] },
  ),
]

/** 106.30(a), sexual harassment: the definition in force, not the vacated one of 2024. */
export const harassmentDefinition: Rule = {
  requirements: ['POL-25'],
  title: 'The definition of sexual harassment in force',
  documents: ['school_policy'],
  check: ({ reading }) => {
    const at = findFirst(reading, defines)
    if (at) return { state: 'contradicted', at }
    const found = findFirst(reading, [
      affirms(phrase`severe,? pervasive,? and objectively offensive`, {
        anyStance: true,
        anyPolarity: true,
      }),
    ])
    return found ? { state: 'found', at: found } : { state: 'silent' }
  },
  contradicted:
    'This is not the definition of sexual harassment in force. The 2020 rule speaks of unwelcome conduct that is so severe, pervasive, and objectively offensive that it effectively denies equal access; the 2024 wording was vacated.',
  why: 'The definition decides which cases get the protections of the process.',
  ask: 'Which definition of sexual harassment does the school apply under the rule in force?',
}
