import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { rule, search } from '../../rule.ts'
import { disbeliefPunished } from './disbeliefPunished.ts'

const falsehood = words(
  'false (?:statements?|information|reports?|evidence|accusations?|testimony)',
  'untru(?:e|thful\\w*)',
  'misleading',
  'dishonest\\w*',
  'lying',
  'lies',
  'lie',
  'knowingly (?:mak\\w+|submit\\w+|giv\\w+|provid\\w+|false)',
)
const ruled = words(
  'prohibit\\w*',
  'forbid\\w*',
  'bars?',
  'bans?',
  'violat\\w+',
  'breach\\w*',
  'subject to',
  'against',
  'code',
  'polic(?:y|ies)',
  'rules?',
  'handbook',
  'not permitted',
  'may (?:lead|result)',
  'disciplin\\w+',
  'misconduct',
)

/** 106.45(b)(2)(i)(B): a code's bar on knowingly false statements is told in the notice, where there is one. */
export const noticeFalseStatements = rule('NOA-11', {
  check: search({
    against: [
      ...disbeliefPunished,
      against(
        phrase`(?:not (?:accepted|believed|credited)|does not believe|do not believe|disbelieve[sd]?|found not responsible) … (?:charged|disciplin\w+|punish\w+|sanction\w*|false|lying)`,
        {
          unless: [
            phrase`(?:will|may|shall|can|does|is) not (?:be |by itself |alone )?(?:charged|mean|lead|result)`,
          ],
        },
      ),
      against(
        phrase`(?:not (?:\w+ )?(?:upheld|believed?|accepted|proven|proved|substantiated|credited|responsible)|(?:be|is|are) rejected|inaccurate|mistaken|unproven|unsubstantiated|loses?|turns? out) … (?:punish\w*|disciplin\w+|charged|false (?:reports?|statements?)|lied|lying|dishonest\w*)`,
        {
          unless: [
            phrase`(?:(?:not|never|no|no one|nobody|cannot|n't)(?! (?:\w+ )?(?:upheld|believed?|accepted|prove[nd]|substantiated|credited|responsible)) (?:\w+ ){0,3}(?:punish\w*|disciplin\w+|charged|mean|show|treated|count|alone|lying|lies?|lied|dishonest\w*|false)|knowingly|deliberately|intentional\w*|good[- ]faith|bad faith|alone|by itself)`,
          ],
        },
      ),
      against(
        phrase`(?:if|should|where) … (?:not|n't|rejected?|disbeliev\w+) .. (?:believe|believed|accept|accepted|rejected|you)? … (?:charged with|disciplined for|punished for|count as|treated as) … (?:dishonest\w*|lying|false)`,
        { unless: [phrase`(?:not be|never|knowingly|deliberately)`] },
      ),
    ],
    found: [
      affirms(phrase`${falsehood} … ${ruled}`, { anyPolarity: true, anyStance: true }),
      affirms(phrase`${ruled} … ${falsehood}`, { anyPolarity: true, anyStance: true }),
    ],
    silence: 'silent',
  }),
})
