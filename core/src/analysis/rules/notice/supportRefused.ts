import { affirms, against } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import { rule, search } from '../../rule.ts'
import { refusedUnreasoned } from './supportSpread.ts'

/** 106.45(b)(10)(ii): where no support is given, the reasons are recorded. */
export const supportRefused = rule('SUP-07', {
  check: search({
    against: [
      ...refusedUnreasoned,
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
      against(
        phrase`(?:we|i|office|university|college|school|district) (?:are|am|is|have|has)? ?(?:\w+ )?(?:turn(?:ing|ed)? down|declin(?:ing|ed?)|refus(?:ing|ed?)|reject(?:ing|ed?)|deny(?:ing)?|denied) (?:all (?:of )?|any |each of )?(?:your|the) (?:\w+ )?(?:requests?|measures?|support)`,
        { unless: reasons() },
      ),
      against(
        phrase`your requests? (?:for .{1,40} )?(?:is|are|was|were|has been|have been|must be) (?:\w+ )?(?:denied|refused|declined|rejected|turned down)`,
        { unless: reasons() },
      ),
      against(
        phrase`(?:will|shall|can) ?(?:not|n't) (?:be )?(?:\w+ )?(?:putting|put|offer\w*|provid\w+|giv\w+|arrang\w+|grant\w*|mak\w+) … (?:any support|support|supportive measures?|measures|accommodations?|changes?)`,
        { unless: [...reasons(), phrase`(?:without|you (?:will|may)|until|only)`] },
      ),
      against(
        phrase`(?:nothing|no (?:measures?|support)) … (?:to offer|we can offer|available) (?:you )?(?:at this time|in your case|now|at present)?`,
        {
          unless: reasons(),
        },
      ),
      against(phrase`no (?:supportive )?measures? (?:\w+ )?(?:will|shall|can|are|is)`, {
        unless: [...reasons(), phrase`(?:without|until|punitive|disciplin\w+)`],
      }),
      against(phrase`(?:not|n't|no) (?:\w+ )?(?:give|state|provide|record)? ?reasons`, {
        near: [phrase`(?:declin\w+|denied|refus\w+|rejected|measures?)`],
        unless: [phrase`(?:teachers?|professors?|respondent|instructors?)`],
      }),
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
})

function reasons() {
  return [
    phrase`(?:because|grade change|for the (?:following )?reasons?|since|as (?:no|the)|reasons?|if|may|due to|instead|alternatives?)`,
  ]
}
