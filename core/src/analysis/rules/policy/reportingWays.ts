import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { type Rule, search } from '../../rule.ts'

const file = words('reports?', 'complaints?', 'reporting', 'reported', 'filing', 'filed', 'file')

/** 106.8(a), (c): how to report and to file; anybody, at any time. */
export const reportingWays: Rule = {
  requirements: ['POL-03'],
  title: 'How to report and how to file a formal complaint',
  documents: ['school_policy'],
  check: search({
    against: [
      against(
        phrase`(?:only|must be (?:made|filed|submitted) by) (?:the )?(?:victim|person harmed|complainant|student|person who (?:was|experienced)) … (?:may|can|make|file)? ?.. report`,
        { unless: [phrase`formal complaint`, phrase`not only`] },
      ),
      against(
        phrase`reports? … (?:must|shall|may only|can only|will only|have to) (?:be )?(?:made|filed|submitted|received|accepted) … (?:within|during|before|no later than|between) … (?:days|months|hours|office hours|business hours|p\.m|a\.m)`,
        {
          unless: [
            phrase`(?:employees?|staff|mandatory reporters?|responsible employees?|formal complaint|appeal)`,
          ],
        },
      ),
      against(
        phrase`${file} … (?:will not be|are not|cannot be|not) (?:accepted|considered|investigated|heard) … (?:after|more than|older|beyond|later than|made (?:after|more)) … (?:days|months|years?)`,
        { unless: [phrase`appeal`] },
      ),
      against(
        phrase`reports? … (?:must|shall|may only|can only) be (?:in (?:person|writing)|written|signed|notari[sz]ed)`,
        { unless: [phrase`(?:investigat\w+|formal complaint|report is completed|final)`] },
      ),
      against(
        phrase`(?:anonymous|third[- ]party) reports? … (?:not (?:be )?(?:accepted|considered)|are refused|disregarded)`,
      ),
    ],
    found: [
      affirms(
        phrase`(?:any|a) person may report|anyone (?:may|can) report|report\w* … (?:in person|by mail|telephone|e-?mail)`,
        { anyStance: true },
      ),
    ],
    silence: 'silent',
  }),
  contradicted:
    'These words limit who may report, when or how. Under the rule anybody may report at any time, in person, by mail, telephone or e-mail.',
  why: 'A report should not fail on a form or an hour.',
  ask: 'Can a report be made at any time, by anybody, and in which ways?',
}
