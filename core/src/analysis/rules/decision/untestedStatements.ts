import { affirms, against, findFirst } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { rule } from '../../rule.ts'

const untested = words(
  '(?:is|are|was|were) not (?:subject(?:ed)? to |submitted to )?(?:cross[- ]?examin\\w+|questioned)',
  "(?:do|does|did|will|has|have)(?: not|n't) (?:\\w+ )?(?:submit(?:ted)? to|undergo(?:ne)?|participate in|take part in|face|agree to) (?:\\w+ )?(?:cross[- ]?examin\\w+|questioning)",
  "(?:do|does|did|will)(?: not|n't) (?:answer (?:\\w+ ){0,3}questions?|appear|attend|testify|take the stand)",
  'refus\\w+ to (?:be (?:cross[- ]?examined|questioned)|submit to|answer|appear|attend|testify|undergo)',
  'declin\\w+ to (?:be (?:cross[- ]?examined|questioned)|submit to|answer|appear|attend|testify)',
  'without cross[- ]?examination',
  'absent from the hearing',
)
const ignored = words(
  '(?:excluded|disregarded|ignored|struck|stricken|set aside|barred|inadmissible)',
  '(?:may|must|can|shall|will|is|are) (?:not|never) (?:be )?(?:\\w+ )?(?:rely|relied|consider\\w*|use[d]?|admit\\w*|taken|given|weigh\\w*|permitted|allowed|accept\\w*)',
  'cannot (?:be )?(?:rely|relied|consider\\w*|use[d]?|admit\\w*|taken|weigh\\w*|accept\\w*)',
  'not (?:rely|consider|use|be relied|be considered|be used)',
  'nothing … (?:considered|relied|used)',
  '(?:no|nothing) (?:statement|weight)',
  'prohibited from (?:relying|considering)',
)
const inForce = [
  phrase`(?:no longer|vacated|even if|even though|may (?:still )?(?:consider|rely)|solely|inference|whether or not|unless relevant|discretion)`,
]

/** 106.45(b)(6)(i), one sentence of which is void since 2021: statements of people who were not cross-examined. */
export const untestedStatements = rule('HRG-11', {
  check: ({ reading }) => {
    const at = findFirst(reading, [
      against(
        phrase`(?:statements?|testimony|accounts?|anything|nothing|evidence|interview) … ${untested} … ${ignored}`,
        { unless: inForce },
      ),
      against(
        phrase`${untested} … (?:statements?|testimony|accounts?|nothing|anything|told|said) … ${ignored}`,
        { unless: inForce },
      ),
      against(phrase`${untested} … ${ignored} … (?:statements?|testimony|accounts?|told|said)`, {
        unless: inForce,
      }),
      against(phrase`${ignored} … (?:statements?|testimony|accounts?) … ${untested}`, {
        unless: inForce,
      }),
      against(
        phrase`only … (?:statements?|testimony|accounts?|evidence) … (?:submit\w*|subject|underwent|undergo|tested) … cross[- ]?examin\w+ … (?:consider\w*|account|relied|used|weigh\w*)`,
        { unless: inForce },
      ),
    ])
    if (at) return { state: 'ask', at }
    const found = findFirst(reading, [
      affirms(
        phrase`(?:may|can|will) … (?:consider|rely|be considered|take) … (?:statements?|${untested})`,
        {
          near: [phrase`(?:cross[- ]?examin\w+|not attend|do not attend|absent|not appear)`],
        },
      ),
      affirms(phrase`statements? may be considered`),
    ])
    return found ? { state: 'found', at: found } : { state: 'silent' }
  },
})
