import { affirms, against, findFirst } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import { unlessAlso } from '../../language/unlessAlso.ts'
import { rule } from '../../rule.ts'
import { definitionWays, otherDefinition } from './ways/definition.ts'

const otherLaw = phrase`(?:vacated|no longer|former|title vii|employment law|state law|rather than|instead of|differs?|conduct code|one or more|not enough)`
const defines = unlessAlso(otherDefinition, [
  ...definitionWays,
  against(
    phrase`(?:follows?|adopts?|implements?|applies|complies with|is based on|reflects?|conforms to) (?:the )?(?:new )?2024 (?:title ix )?(?:final )?(?:regulations?|rules?)`,
    { anyStance: true, unless: [phrase`(?:vacated|no longer|not|former|rather than)`] },
  ),
  against(
    phrase`(?:sexual |sex-based )?harassment (?:is|means|includes|covers)(?: \w+){0,3}? (?:any|all|every) (?:conduct|behaviou?r|act|comment|contact)`,
    { unless: [otherLaw, phrase`severe`] },
  ),
  against(
    phrase`(?:conduct|behaviou?r) that (?:limits?|interferes|affects?|offends?|denies) … is (?:sexual |sex-based )?harassment`,
    { unless: [otherLaw, phrase`severe`] },
  ),
  against(
    phrase`(?:it is|is|as|counts as) (?:sexual |sex-based )?harassment (?:if|when|where|whenever) … (?:offensive|unwelcome|offended|uncomfortable|feels?|unwanted)`,
    { unless: [otherLaw, phrase`severe`] },
  ),
  against(
    phrase`(?:appl(?:y|ies)|uses?|follows?|adopts?) the (?:definition|standard|test|rules?|text) (?:of|in|from|under) the 2024`,
    { anyStance: true, unless: [phrase`(?:vacated|no longer|not|former)`] },
  ),
  against(
    phrase`(?:any|all|every) (?:\w+ )?(?:unwelcome|unwanted|offensive) (?:remark|conduct|comment|behaviou?r|joke|act|touch\w*)s? … (?:is|are|counts? as|constitutes?|amounts? to) … (?:sexual |sex-based )?harassment`,
    { unless: [otherLaw] },
  ),
  against(
    phrase`(?:need not|not (?:need|have|required) to|does not have to) be … (?:severe|pervasive|offensive)`,
    { unless: [otherLaw] },
  ),
  against(phrase`(?:severity|pervasiveness) or (?:severity|pervasiveness)`, { unless: [otherLaw] }),
  against(
    phrase`(?:define|definition|is|means) … sexual harassment … (?:reasonable person (?:would|could|might) find|feel uncomfortable|offensive[.]?$)`,
    { unless: [otherLaw, phrase`severe`] },
  ),
  against(
    phrase`(?:makes?|making) (?:someone|a person|anyone|others|a student) feel (?:uncomfortable|uneasy|unsafe) … (?:is|counts) … harassment`,
    { unless: [otherLaw] },
  ),
  against(
    phrase`(?:follows?|under|adopts?|applies|implements?|based on|reflects?|complies with) the (?:2024 )?(?:title ix )?(?:final )?(?:regulations?|rules?) … (?:august 1, 2024|of 2024|2024)`,
    { anyStance: true, unless: [phrase`(?:vacated|no longer|not|former|rather than|until)`] },
  ),
  against(
    phrase`(?:2024 (?:title ix )?(?:final )?(?:regulations?|rules?)) (?:apply|applies|govern|is followed|are followed)`,
    { anyStance: true, unless: [phrase`(?:vacated|no longer|not|former)`] },
  ),
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
])

/** 106.30(a), sexual harassment: the definition in force, not the vacated one of 2024. */
export const harassmentDefinition = rule('POL-25', {
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
})
