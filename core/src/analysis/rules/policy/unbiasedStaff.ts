import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { doesNot } from '../../language/vocabulary.ts'
import { rule } from '../../rule.ts'
import { staffWays } from './ways/staff.ts'
import { policyPoint } from './wholePolicy.ts'

const people = words(
  'investigators?',
  'decision[- ]?makers?',
  'coordinators?',
  'facilitators?',
  'panel(?: members?)?',
  'hearing officers?',
  'title ix (?:staff|personnel|team)',
  'these persons',
  'officials?',
)

const wellRun = [
  phrase`(?:claim|argu|alleg|assert|contend)\w*`,
  phrase`(?:not|nobody|no one|no person|never) (?:\w+ ){0,4}?(?:may|can|serve|act|sit|be) (?:\w+ ){0,4}?(?:not (?:been )?trained|without|who|until|unless|believe)`,
  phrase`(?:not (?:been )?trained|untrained) … (?:may not|cannot)`,
  phrase`(?:without|no) … bias`,
  phrase`(?:report\w*|training materials|students?|not rely|stereotypes|both sides)`,
]

/** 106.45(b)(1)(iii): Title IX staff free of conflicts and bias, and trained. */
export const unbiasedStaff = rule('POL-06', {
  check: policyPoint({
    against: [
      ...staffWays,
      against(
        phrase`(?:may|can) (?:\w+ )?(?:act|serve|decide|continue|take part) (?:despite|even (?:if|with|though)|in spite of|notwithstanding) … (?:relationship|tie|friend\w*|conflict|bias|interest)`,
        { unless: [phrase`not`] },
      ),
      against(
        phrase`(?:judge|decide|hear|investigate|sit (?:on|in)|serve) … (?:case|complaint|panel|matter)? ?… (?:whom (?:he|she|they)|own (?:student|friend|relative|player|advisee)|coach of a party|relative|friend)`,
        { unless: [...wellRun, phrase`(?:not|never|no)`] },
      ),
      against(
        phrase`(?:coach|teacher|friend|relative|supervisor|parent|advis[eo]r|mentor) of (?:a|either|the|one) (?:party|student|complainant|respondent) (?:may|can) (?:sit|serve|decide|act|be)`,
      ),
      against(
        phrase`(?:objections?|complaints?|challenges?) … (?:bias|conflict|partial\w*|tie) … (?:not|never|no)`,
        {
          unless: [
            phrase`(?:no (?:party|one)|will not be (?:penali|punish)\w*|not (?:delay|count))`,
          ],
        },
      ),
      against(phrase`(?:no|without|lack) (?:\w+ )?training`, {
        about: [phrase`(?:panel\w*|investigat\w+|staff|decision|officer|need none)`],
        unless: wellRun,
      }),
      against(phrase`(?:without|no|not|${doesNot}) (?:\w+ ){0,4}?train\w*`, {
        about: [phrase`${people}|staff|panel|coordinator`],
        unless: wellRun,
      }),
      against(
        phrase`train\w* … (?:is|are) (?:optional|not (?:required|needed|offered|given|provided)|up to)|learn on the job`,
        { unless: wellRun },
      ),
      against(
        phrase`(?:taught|trained|training|teaches|train) … (?:belie\w+|start from|seldom lie|trust the (?:victim|complainant)|rarely lie|do not lie|truthful|take the side|victims?' side)`,
        { unless: wellRun },
      ),
      against(
        phrase`(?:${people}|coordinator) (?:may|can) (?:\w+ )?(?:act|serve|be|decide|sit) … (?:friend|relative|family|department of|whatever their ties|personal tie|teaches|own student)`,
        { unless: wellRun },
      ),
      against(
        phrase`(?:tie|relationship|friendship|bias|conflict of interest|leaning) … (?:is no|does not|is not|no) (?:\w+ )?(?:bar|obstacle|reason|prevent|disqualif\w*|objection|matter|ground)`,
        { unless: [phrase`appeal\w*`] },
      ),
      against(
        phrase`(?:may|can|will) not (?:\w+ )?(?:object|challenge|complain) … (?:investigator|panel|decision[- ]?maker|coordinator|hearing officer|bias|conflict)`,
        { about: [phrase`(?:bias|conflict|tie|partial\w*|object)`] },
      ),
      against(phrase`whatever (?:their|his|her) ties`),
      against(
        phrase`(?:no|not|without) (?:\w+ )?(?:train(?:ing|ed)) (?:is |are |need |be )?(?:required|necessary|needed|provided|offered)`,
        { about: [phrase`${people}`] },
      ),
      against(
        phrase`${people} … (?:not (?:need|have|be required|required) to (?:be )?(?:train\w*|impartial|neutral)|need not be (?:trained|impartial|neutral))`,
      ),
      against(
        phrase`train\w* … (?:believe|start by believing|presume) … (?:complainant|victim|survivor|report)`,
        { unless: [phrase`not`] },
      ),
      against(
        phrase`${people} … may (?:also )?(?:be|have) … (?:advocate for|related to|conflict of interest)`,
        { unless: [phrase`not`] },
      ),
    ],
    found: [
      affirms(phrase`(?:bias|conflicts? of interest|impartial\w*|neutral)`, {
        anyStance: true,
        anyPolarity: true,
      }),
    ],
  }),
})
