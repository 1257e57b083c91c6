import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { onlyFor } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'
import { equalRuleWays } from './ways/equalRules.ts'

const side = words(
  'complainants?',
  'respondents?',
  'reporting part(?:y|ies)',
  'responding part(?:y|ies)',
  'accused(?: student)?s?',
)

const amount = words('(?:\\d+|one|two|three|four|five|six|ten|fifteen|twenty|thirty)(?: \\w+)?')
const fairBoth = [
  phrase`(?:both|either|each|equal\w*|alike|same|neither)`,
  phrase`(?:sanction\w*|remed(?:y|ies)|withdraw\w*|presumed|not responsible|supportive measures)`,
]

/** 106.45(b): rules beyond the regulation's apply equally to both parties. */
export const equalRules = rule('POL-24', {
  check: search({
    against: [
      ...equalRuleWays,
      against(
        phrase`(?:${side}) … ; (?:the )?(?:${side}) (?:need|do|does|may|must|can|is|are|has|have)(?: not)?`,
        { unless: fairBoth },
      ),
      against(
        phrase`(?:${side}) (?:need not|do not have to|does not have to|are exempt|is exempt)`,
        { near: [phrase`(?:${side}) (?:must|shall|have to)`], unless: fairBoth },
      ),
      against(phrase`(?:${side}) … (?:but not|unlike|whereas|no limit|no such)`, {
        unless: fairBoth,
      }),
      against(phrase`^unlike (?:the )?(?:${side})|(?:${side}), but not (?:${side})`),
      against(phrase`(?:${side})(?:'s?)? … ${amount} … (?:${side}|and (?:${side})) … ${amount}`, {
        unless: fairBoth,
      }),
      against(
        phrase`(?:${side}) … (?:may|must|can|is|has|have|are) … ; (?:the )?(?:${side}) (?:may|can|must|does|do|has|have|is|are) (?:not|no)`,
      ),
      against(phrase`(?:may|can|must) not`, {
        about: [phrase`(?:${side}) may … ; the (?:${side}) may not`],
      }),
      against(phrase`${onlyFor} … (?:${side})`, {
        unless: [
          ...fairBoth,
          phrase`(?:sanction\w*|remed\w+|supportive|measures|appeal|withdraw|formal complaint|notice)`,
        ],
        about: [
          phrase`(?:opening|closing|remarks|statement|question|witness|advisor|evidence|panel|hearing|support person|delay|access)`,
        ],
      }),
      against(
        phrase`(?:${side}) (?:may|can) (?:meet|speak|talk|sit|consult) … (?:in private|privately|alone|separately) … (?:panel|hearing|decision|officer)?|(?:${side}) (?:may|can) (?:meet|speak|talk) with the panel … (?:in private|privately|alone|before)`,
        { unless: fairBoth },
      ),
      against(phrase`witnesses may be called by the (?:${side})`, { unless: fairBoth }),
      against(phrase`no (?:such )?(?:limit|rule|duty|time limit) … (?:${side})`, {
        unless: fairBoth,
      }),
      against(
        phrase`only (?:the |a )?(?:${side})(?:'s?)? (?:\w+ )?(?:may|can|must|is|are|has|have|shall|will|statement|response|advisor|evidence|opening)`,
        {
          unless: [
            phrase`(?:appeal|not|questions? (?:about|and)|sanction\w*|disciplin\w+|supportive|measures|prior sexual|remed\w+|withdraw\w*|file (?:a )?formal)`,
          ],
        },
      ),
      against(
        phrase`(?:${side}) (?:may|can|is|are|has|have|will|shall) (?:\w+ ){0,4}?(?:twice|more|longer|additional|extra|privately|in private|first and last|alone) … (?:than|panel|time|the ${side})`,
        { unless: [phrase`(?:both|either|each|not|no|equal\w*)`] },
      ),
    ],
    found: [
      affirms(phrase`(?:apply|applies|applied|appl) … (?:equally|both|same)`, { anyStance: true }),
    ],
    silence: 'silent',
  }),
})
