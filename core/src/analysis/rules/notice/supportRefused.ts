import { affirms, against } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import { type Rule, search } from '../../rule.ts'

/** 106.45(b)(10)(ii): where no support is given, the reasons are recorded. */
export const supportRefused: Rule = {
  requirements: ['SUP-07'],
  title: 'Reasons where support is refused',
  documents: ['supportive_measures_letter'],
  check: search({
    against: [
      against(phrase`no record … (?:kept|made)`),
      against(
        phrase`(?:no support|no supportive measures?|no measures?) .. (?:will|can|shall|are|is) .. (?:be )?(?:provided|offered|given|available|arranged)`,
        { unless: reasons() },
      ),
      against(
        phrase`(?:your )?requests? .. (?:is|are|was|were|has been|have been) (?:\w+ )?(?:denied|refused|declined|rejected|turned down)`,
        { unless: reasons() },
      ),
      against(
        phrase`(?:decided|chosen|elected) not to (?:offer|provide|give|grant|arrange) … (?:measures?|support|accommodat\w+)`,
        { unless: reasons() },
      ),
    ],
    found: [
      affirms(phrase`reasons? … (?:record\w*|document\w*|noted|below|file|kept|written)`),
      affirms(
        phrase`(?:cannot|not able to|unable to|denied) … (?:because|for the reasons?|since|as (?:no|the))`,
        { anyPolarity: true },
      ),
    ],
    silence: 'silent',
  }),
  contradicted:
    'These words refuse support without a reason. The rule asks the school to record why not providing supportive measures was not clearly unreasonable.',
  why: 'A reason lets you ask for something else that could work.',
  ask: 'Why was the measure refused, where are the reasons recorded, and what else can be offered?',
}

function reasons() {
  return [
    phrase`(?:because|for the (?:following )?reasons?|since|as (?:no|the)|reasons?|if|may|due to|instead|alternatives?)`,
  ]
}
