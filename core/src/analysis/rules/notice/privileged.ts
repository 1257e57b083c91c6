import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { rule, search } from '../../rule.ts'
import { privilegeUsed } from './privilegeUsed.ts'

const lawyer = words(
  "(?:attorney|lawyer|legal counsel|counsel|clergy|priest|pastor|rabbi|spouse)(?:'s|s')?",
)
const exchange = words(
  'e-?mails?',
  'letters?',
  'messages?',
  'correspondence',
  'communications?',
  'memo\\w*',
  'advice',
  'notes?',
  'texts?',
  'conversations?',
  'files?',
)
const has = words(
  'includ\\w+',
  'contain\\w*',
  'attach\\w*',
  'enclos\\w+',
  'relied (?:up)?on',
  'considered',
  'review\\w*',
  'obtain\\w*',
  'read',
  'quot\\w+',
  'disclos\\w+',
  'produc\\w+',
  'required',
  'must',
  'used',
  'admitted',
)
const fine = [
  phrase`(?:waiv\w+|privilege (?:was|has|is)|consent\w*|not|n't|never|nor|no|removed|redacted|unless|without|send|copied to|cc|contact|please)`,
  phrase`(?:university|college|school|district|office|board)'s .. (?:attorney|counsel|lawyer)|general counsel`,
]

/** 106.45(b)(1)(x): nothing that is privileged, unless the holder waived the privilege. */
export const privileged = rule('EVR-08', {
  check: search({
    against: [
      ...privilegeUsed,
      against(
        phrase`${has} … (?:your|his|her|their|the|an?|\w+'s) (?:\w+'s )?${lawyer} ${exchange}`,
        { unless: fine },
      ),
      against(
        phrase`${has} … ${exchange} … (?:between|with|to|from|by|sent to) … (?:and )?(?:his|her|your|their|an|the) ${lawyer}`,
        { unless: fine },
      ),
      against(
        phrase`(?:required|must|have to|asked|expected) … (?:disclose|reveal|share|tell|produce|say) … (?:told|said|wrote|discussed|advice|communications?) … ${lawyer}`,
        { unless: fine, anyStance: true },
      ),
      against(
        phrase`privileged (?:information|communications?|material) … (?:may|will|can) be (?:used|considered|included|required|sought|admitted)`,
        { unless: [phrase`(?:waiv\w+|unless|consent\w*|only if)`] },
      ),
      against(
        phrase`(?:${exchange}|notes?) … (?:with|to|from|between|of what) … ${lawyer} … (?:part of|includ\w+|are in|is in|in the file|shows?|rely|relied|considered|used|attached|enclosed)`,
        { unless: fine },
      ),
      against(
        phrase`(?:file|packet|report|record|evidence) … what … (?:told|said to|wrote to|discussed with|confided in) (?:his|her|your|their|the|an) ${lawyer}`,
        { unless: fine, anyStance: true },
      ),
      against(
        phrase`(?:tell|say|disclose|reveal|explain|answer|describe) … what (?:your|his|her|their) ${lawyer} … (?:advised|told|said|wrote|recommended)`,
        { unless: fine },
      ),
      against(
        phrase`(?:bring|provide|submit|produce|hand over|turn over|send) … (?:${exchange}) … (?:with|to|from|including those with) … ${lawyer}`,
        {
          unless: [
            ...fine
              .slice(0, 1)
              .map(() => phrase`(?:waiv\w+|privilege (?:was|has|is)|not|n't|never|unless|except)`),
            ...fine.slice(1),
          ],
        },
      ),
      against(
        phrase`privilege\w* … (?:(?:does|do|will|is|are) not (?:\w+ )?(?:apply|recogni[sz]ed|honou?red|accepted|respected|protect\w*|exist|available)|no (?:place|application|role))`,
        { unless: [phrase`(?:waiv\w+|not waived)`], anyStance: true },
      ),
      against(
        phrase`no (?:\w+-\w+ )?privileges? (?:applies|apply|exists?|is recogni[sz]ed|may be claimed)`,
      ),
      against(
        phrase`(?:would not|refused to|declined to|did not) … (?:say|tell|disclose|share|reveal) … ${lawyer} … (?:weighed|counted|held|considered|infer\w*) … against`,
        { anyStance: true },
      ),
      against(
        phrase`(?:(?:over (?:his|her|their|the \w+'s) objection|against (?:his|her|their) (?:will|wishes)) … ${exchange} … ${lawyer}|${exchange} … ${lawyer} … over (?:his|her|their) objection)`,
      ),
    ],
    found: [
      affirms(phrase`(?:privileged?|privileges)`, {
        near: [phrase`(?:waiv\w+|removed|not|redact\w+|consent)`],
        anyPolarity: true,
        anyStance: true,
      }),
      affirms(phrase`treatment records … consent`, { anyPolarity: true }),
    ],
    silence: 'silent',
  }),
})
