import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { complainant, respondent } from '../../language/vocabulary.ts'
import { type Rule, search } from '../../rule.ts'

const basis = words(
  'bias(?:ed)?',
  'conflicts? of interest',
  'partiality',
  'prejudice',
  'new(?:ly discovered)? (?:evidence|information)',
  'procedural (?:irregularit(?:y|ies)|errors?|defects?)',
  'errors? of procedure',
)
const refused = words(
  '(?:is|are|was|were) not (?:an? |one of the |among the )?(?:recogni[sz]ed |permitted |available |listed |valid |accepted |proper )?(?:grounds?|bas[ie]s|reasons?)',
  'not (?:be )?(?:considered|reviewed|heard|entertained|examined|addressed|accepted|a (?:ground|basis|reason))',
  'cannot (?:be )?(?:considered|reviewed|heard|entertained|raised|serve|support|form)',
  'falls? outside',
  'outside (?:of )?the scope',
  '(?:is|are|was|were) (?:excluded|disregarded|set aside)',
  'do(?:es)? not (?:recogni[sz]e|allow|permit|hear|consider|accept|provide)',
  'no (?:ground|basis)',
)

/** 106.45(b)(8)(i): three bases, for both parties. */
export const appealBases: Rule = {
  requirements: ['APP-01'],
  title: 'The three bases for an appeal, open to both parties',
  documents: ['appeal_decision'],
  check: search({
    against: [
      against(phrase`${basis} … ${refused}`, {
        unless: [
          phrase`(?:untimely|late|out of time|page limit|could have been|was available|reasonably available|known (?:at|before)|not (?:new|affect|material))`,
        ],
      }),
      against(
        phrase`(?:do(?:es)?|did|will|can|may|could|shall)(?: not|n't) (?:\w+ )?(?:recogni[sz]e|allow|permit|hear|consider|accept|review|entertain|examine|look at|take up|reach) … ${basis}`,
        {
          unless: [
            phrase`(?:untimely|late|out of time|could have been|was available|reasonably available|in this case|shown|demonstrated)`,
          ],
        },
      ),
      against(
        phrase`(?:only|sole|single|two|one) (?:permitted |recogni[sz]ed |available |possible |allowed )?(?:grounds?|bas[ie]s|reasons?) (?:for|of|on|to)`,
        {
          unless: [
            phrase`(?:three|following)`,
            phrase`appeal(?:ed)? (?:on|raises?|rests?|asserts?)`,
            phrase`(?:raised|asserted|cited|checked|chose|relied)`,
          ],
        },
      ),
      against(
        phrase`(?:appeals? (?:are|is|was|were) (?:limited|confined|restricted) to|may (?:only )?appeal only)`,
        { unless: [phrase`(?:three|bias|conflict)`] },
      ),
      against(
        phrase`only (?:the )?(?:${complainant}|${respondent}|(?:a )?(?:sanctioned|disciplined) (?:student|party|employee)) (?:may|can|has|have|is) … appeal`,
      ),
      against(
        phrase`(?:${complainant}|${respondent}) (?:may|can|does|do|has|have|is|are)(?: not|n't| no) … (?:right|entitled|able|permitted|standing)? … appeal`,
        { unless: [phrase`(?:did|does|has|have) not (?:file|submit|raise|respond|appealed)`] },
      ),
    ],
    found: [affirms(phrase`${basis}`, { anyStance: true })],
    silence: 'silent',
  }),
  contradicted:
    'These words shut out a basis for an appeal, or one of the parties. The rule gives both parties three bases: a procedural irregularity, new evidence, and a conflict of interest or bias.',
  why: 'A basis that was not heard may be why the result stood.',
  ask: 'Were all three bases open to both parties, and can mine be considered?',
}
