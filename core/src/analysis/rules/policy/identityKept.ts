import { mended } from '../../language/conditionWords.ts'
import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { unlessAlso } from '../../language/unlessAlso.ts'
import { doesNot } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'
import { identityWays } from './ways/identity.ts'

const identity = words('identit(?:y|ies)', 'names?')
const people = words(
  'complainants?',
  'respondents?',
  'part(?:y|ies)',
  'witness(?:es)?',
  'person(?:s)? (?:who|accused|found|reporting)',
  'students?',
  'reporters?',
  'those',
)

const who = words(
  'names?',
  'identit(?:y|ies)',
  'outcomes?, with the names',
  'list of (?:open )?cases',
)
const named = [
  phrase`(?:names?|identit(?:y|ies)) … (?:part(?:y|ies)|complainants?|respondents?|witness\w*|students?|report\w*|those)|(?:respondent|complainant|witness|reporter)(?:'s|s') (?:name|identity)`,
]
const keptBack = [
  phrase`(?:never|not (?:be )?(?:published|posted|shared|given|disclosed|released|announced|told)|except|only (?:as|to|with|by|where|when|if|so far|those)|required by law|need to know|ferpa|removed|redact\w*|without)`,
  phrase`(?:to the (?:respondent|complainant|other party|parties)|in the notice|title ix coordinator)`,
]

/** 106.71(a): the identity of reporters, complainants, respondents and witnesses stays confidential. */
export const identityKept = rule('POL-23', {
  check: search({
    against: unlessAlso(mended, [
      ...identityWays,
      against(
        phrase`(?:witness|party|complainant|respondent|student|reporter)(?:'s|s'|s)? (?:names?|identit(?:y|ies)) (?:is|are|will be|may be) (?:posted|published|announced|public|released|listed|read|shared with (?:all|the (?:campus|press|public|school|team)))`,
        { unless: keptBack },
      ),
      against(
        phrase`(?:publish|announce|post|release|circulate|share|send|give|disclose|reveal|tell)(?:e?s|ed|ing)? … (?:who was found|who complained|who reported|names?|identit\w+)`,
        {
          about: [
            phrase`(?:part(?:y|ies)|students?|complain\w*|report\w*|respond\w*|witness\w*|who)`,
          ],
          unless: [
            ...keptBack,
            phrase`(?:not|no|never|coordinator|investigator|advis[eo]r|law enforcement)`,
          ],
        },
      ),
      against(
        phrase`(?:names?|identit\w+)(?: \w+){0,4}? (?:is|are|will be|may be) (?:sent|shared|open|given|known|available|told|shown|passed) (?:to|with) … (?:all|teachers?|faculty|team|anyone|staff|school|public|press|coach\w*|everyone|class\w*|parents)`,
        { unless: keptBack },
      ),
      against(
        phrase`nothing … (?:is|stays|remains) (?:confidential|private)|(?:is|are) not (?:confidential|private)`,
        {
          about: [phrase`(?:case|complain\w*|identit\w*|name|title ix|report\w*)`],
          unless: [
            phrase`(?:reports? to|conversations? with|employees?|staff) … not confidential`,
            phrase`(?:confidential resource|mandatory|privileged)`,
          ],
        },
      ),
      against(
        phrase`(?:${who}) … (?:is|are|be) (?:\w+ )?(?:given|read out|passed on|put on|hangs?|told|published|posted|announced|no secret|listed|printed|shared|circulated|made known)`,
        { about: named, unless: keptBack },
      ),
      against(
        phrase`(?:newspaper|press|faculty|assembly|website|campus|coaches|teammates|public|anyone who asks|noticeboard|bulletin board|parents of) … (?:given|told|receives?|gets?|informed|learns?|sees?) … (?:${who}|who filed|who reported|who complained)`,
        { unless: keptBack },
      ),
      against(
        phrase`(?:names?|identit(?:y|ies)) … (?:hangs?|on the website|read out|to all (?:faculty|staff|students)|to anyone|at assembly|in the (?:newspaper|newsletter|hall)|no secret|from the public)`,
        {
          about: [
            phrase`(?:complainants?|respondents?|part(?:y|ies)|witness\w*|students?|report\w*|their)`,
          ],
          unless: keptBack,
        },
      ),
      against(phrase`(?:${doesNot}|no) … (?:confidentiality|keep the names?|keep (?:\w+ )?names)`, {
        unless: [
          ...keptBack,
          phrase`(?:complete|absolute|full|total|strict|guarantee)`,
          phrase`no(?:t)? .. breach`,
        ],
      }),
      against(
        phrase`not expect … (?:names?|identit\w+|privacy|confidential\w*) … (?:kept|protected|private|public)`,
      ),
      against(phrase`(?:told|informed) who (?:filed|reported|complained|made)`, {
        unless: [phrase`(?:not|never|respondent (?:is|will))`],
      }),
      against(
        phrase`${identity} of .. ${people} … (?:will|may|shall|are|is|can) (?:also |then |routinely |be )*(?:published|posted|released|announced|shared with|disclosed|circulated|listed|public|given to the (?:press|media|campus))`,
        {
          unless: [
            phrase`(?:not|never|except|only (?:as|to|with|by|where|when|if)|required by law|need to know|ferpa|parties (?:to|in))`,
          ],
        },
      ),
      against(
        phrase`(?:publish|post|announce|release|circulate)\w* … (?:${identity}) … ${people}`,
        { unless: [phrase`(?:not|never|without|removed|redact\w*|omitt\w*)`] },
      ),
      against(
        phrase`(?:cannot|will not|does not|do not|not able to) (?:\w+ )?(?:promise|offer|keep|maintain|provide|guarantee) … (?:any )?(?:confidential\w*|privacy) (?:of|to|for) (?:${people}|any)`,
        { unless: [phrase`(?:absolute|complete|total|full|strict|unconditional)`] },
      ),
    ]),
    found: [affirms(phrase`(?:confidential\w*|privacy|private)`, { anyStance: true })],
    silence: 'silent',
  }),
})
