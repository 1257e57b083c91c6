import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { rule, search } from '../../rule.ts'
import { decider } from './words.ts'

const reasons = words(
  'reasons?',
  'explanations?',
  'grounds?',
  'rationale',
  'justification',
  '(?:say|saying|stating|telling you) why',
  'explain\\w*',
)
const turnedDown = words(
  'turn(?:s|ed|ing)? (?:\\w+ ){0,3}(?:away|down)',
  'skip(?:s|ped)?',
  'reject\\w*',
  'exclud\\w+',
  'disallow\\w*',
  'refus\\w+',
  'strik\\w+',
  'declin\\w+',
  'bar(?:s|red|ring)?',
  'rulings?',
  'irrelevant',
  'not (?:relevant|allowed|permitted)',
  'removed?',
  'rephras\\w+',
)
const others = [
  phrase`(?:appeal|part(?:y|ies) (?:do|does|need|may|must|are|is)|long|detailed|in writing|extensive|sanction\w*|at first|brief|no exclusion|only why|later (?:gave|explained))`,
]

/** 106.45(b)(6): the decision-maker rules on relevance before each answer and explains an exclusion. */
export const relevanceRulings = rule('HRG-07', {
  check: search({
    against: [
      against(phrase`${turnedDown} … questions? … (?:without|no) .. ${reasons}`, {
        unless: others,
      }),
      against(phrase`questions? … ${turnedDown} … (?:without|no) .. ${reasons}`, {
        unless: others,
      }),
      against(
        phrase`(?:does|do|will|need|shall|is|are|may|did)(?: not|n't) (?:have to |need to |required to |obliged to |be )?(?:explain\w*|(?:give|state|provide|offer)n? (?:its |the |any |his |her |their )*${reasons}) … (?:questions?|${turnedDown}|relevan\w+)`,
        { unless: others, about: [phrase`(?:questions?|relevan\w+|rulings?)`] },
      ),
      against(
        phrase`(?:rulings?|relevance|questions?) … (?:are|is|will be|was|were) (?:not|never) (?:be )?explained`,
        { unless: others },
      ),
      against(
        phrase`(?:approved|reviewed|screened|cleared|vetted) … (?:in advance|beforehand|before the hearing) … no ${reasons}`,
      ),
      against(
        phrase`no (?:\w+ )?${reasons} (?:will|shall|need|has to|is|are) (?:to )?(?:be )?(?:given|stated|provided|offered)`,
        { about: [phrase`(?:questions?|relevan\w+|excluded|disallowed)`], unless: others },
      ),
      against(phrase`questions? … (?:answered|answer) first … (?:relevan\w+|rules?)`),
      against(
        phrase`(?:rules?|ruling|decides?|decision|determin\w+) (?:on|about|of) (?:the )?relevan\w+ … after (?:the )?(?:hearing|answer|witness|question (?:is|has been) answered)`,
        { unless: [phrase`before`] },
      ),
      against(
        phrase`(?:does|do|need|will|is|are)(?: not|n't) (?:have to |need to |required to |obliged to )?(?:say|state|tell \w+|disclose) why`,
        { about: [phrase`(?:questions?|relevan\w+)`], unless: others },
      ),
      against(
        phrase`questions? … (?:struck|removed|excluded|rejected|disallowed|refused|dropped|ignored|turned (?:away|down)) … without (?:\w+ )?(?:comment|explanation|reasons?|notice|further|discussion)`,
        { unless: others },
      ),
    ],
    found: [
      affirms(phrase`${decider} … (?:relevan\w+) … (?:explain\w*|reason|before)`),
      affirms(phrase`(?:before|prior to) … answer\w* … relevan\w+`),
      affirms(
        phrase`${reasons} … ${turnedDown} … questions?|${reasons} … questions? … ${turnedDown}`,
      ),
      affirms(phrase`explain\w* … (?:decision|exclusion|ruling|exclud\w+|reject\w+)`, {
        about: [phrase`(?:questions?|relevan\w+)`],
      }),
    ],
    silence: 'silent',
  }),
})
