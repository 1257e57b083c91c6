import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { doesNot, onlyFor } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'
import { limitedReports } from './ways/reporting.ts'

const file = words('reports?', 'complaints?', 'reporting', 'reported', 'filing', 'filed', 'file')

const reports = words('reports?', 'complaints? about', 'incidents?')
const openToAll = [
  phrase`(?:formal complaint|investigative report|investigation report|final report|the report|appeal|hearing|employees?|mandatory reporters?|responsible employees?|staff)`,
  phrase`(?:at any time|anonymous reports are|no time limit|next business day|retaliat\w*|punish\w*|need not|not (?:required|have|need) to|does not (?:start|begin|mean|trigger|have))`,
  phrase`(?:not limited|not only|whether or not|not prevent)`,
]

/** 106.8(a), (c): how to report and to file; anybody, at any time. */
export const reportingWays = rule('POL-03', {
  check: search({
    against: [
      ...limitedReports,
      against(
        phrase`only (?:\w+ )?(?:students?|employees?|victims?|members?|people|persons?|those)(?: \w+){0,6}? (?:can|may|could|are able to) (?:make|file|bring|submit|lodge)? ?(?:a |any )?report`,
        { unless: openToAll },
      ),
      against(
        phrase`reports? … (?:no|not) (?:more|later|older) than … (?:days|weeks|months|years?|hours)`,
        { unless: openToAll },
      ),
      against(
        phrase`(?:friend|parent|witness|third part(?:y|ies)|bystander|someone else|anyone else|roommate|teacher)s? (?:may not|cannot|can not|is not|are not|has no|have no) … report`,
        { unless: openToAll },
      ),
      against(
        phrase`reports? (?:by|over the|made by|in|through) (?:tele)?(?:phone|e-?mail|mail|text|letter)s? … (?:not|never|no)`,
        { unless: openToAll },
      ),
      against(
        phrase`(?:takes?|receives?|accepts?|hears?) reports? (?:on|between|from|only|during|at)`,
        {
          unless: [
            ...openToAll,
            phrase`from (?:any|every|all|students|employees|anyone|parents|people)`,
            phrase`online|e-?mail|phone`,
          ],
        },
      ),
      against(
        phrase`${reports} … (?:${doesNot}|not|never) … (?:accepted|taken|processed|considered|made by|read|heard|carry a name|received|act on)`,
        { unless: openToAll },
      ),
      against(
        phrase`(?:${doesNot}) … (?:accept|act on|take|consider|process|receive|hear) … ${reports}`,
        { unless: openToAll },
      ),
      against(
        phrase`(?:to report|in order to report),? … (?:you must|must come|have to|need to) … (?:in person|come|office|sign|form)`,
        { unless: openToAll },
      ),
      against(
        phrase`only (?:the |a )?(?:student|person|victim|one|those) … (?:may|can) (?:bring|make|file|submit) a report`,
        { unless: openToAll },
      ),
      against(
        phrase`(?:right to report|reporting|reports?) … ${onlyFor} … (?:students?|enrolled|victims?|employees|complainants?)`,
        { unless: openToAll },
      ),
      against(
        phrase`(?:incidents?|${reports}|harassment) … must be (?:reported|made|filed) (?:within|before|no later|by)`,
        {
          unless: [
            ...openToAll,
            phrase`(?:by (?:e-?mail|mail|phone|telephone)|employees?|staff|mandated|mandatory|cleary|clery)`,
          ],
        },
      ),
      against(
        phrase`${reports} (?:are|is) (?:taken|received|heard|accepted) … (?:between|at no other time|weekdays|office hours|only)`,
        { unless: openToAll },
      ),
      against(
        phrase`${reports} … (?:thrown away|have to be|must be) (?:handed in|on (?:the|a) (?:paper )?form|signed|notari[sz]ed|sworn)?`,
        {
          unless: [
            ...openToAll,
            phrase`must be (?:investigated|taken|treated|kept|forwarded|sent|referred|made)`,
            phrase`formal complaint`,
          ],
        },
      ),
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
})
