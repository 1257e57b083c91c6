import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { doesNot, none } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'

const materials = words(
  'training (?:materials?|slides?|modules?|content|records?|documents?)',
  'materials? used (?:to|for|in) train\\w*',
  '(?:slides|handouts) (?:used )?(?:for|in) training',
  'they',
  'these materials',
)
const closed = words(
  'proprietary',
  'confidential',
  'internal',
  'copyright\\w*',
  'not (?:be )?(?:published|posted|public|released|shared|disclosed|distributed|made (?:public|available)|available)',
  'for (?:staff|internal) (?:use|eyes)(?: only)?',
  'only (?:to|for) (?:staff|employees|officials|parties)',
  'restricted',
)

const taught = words(
  'training(?: materials?| slides?| modules?| content)?',
  'train(?:s|ed)?',
  'slides',
  'materials',
  'what our (?:panel|staff|investigators?|officials?)(?: members)? (?:are|is) taught',
)
const hidden = words(
  '(?:may|can|will|shall) not be (?:viewed|seen|copied|shared|read|inspected|requested|obtained|published|posted)',
  '(?:is|are) not (?:shared|shown|available|open|public|published|posted|given out|released|disclosed)',
  'withheld',
  'kept (?:in-?house|private|internal|secret|confidential)',
  'in-?house',
  'property of the (?:consultant|vendor|firm)',
  '(?:seen|viewed|read|inspected|accessed) by (?:employees|staff|officials) only',
  '(?:only|solely) (?:to|by|for) (?:staff|employees|officials)',
  'proprietary',
)
const shown = [
  phrase`(?:is|are|be) (?:posted|published|available|public)`,
  phrase`(?:not (?:confidential|proprietary|secret|withheld)|confidential information|student records|trained (?:to|on|in|how))`,
  phrase`training (?:covers|includes|deals)`,
]

/** 106.45(b)(10)(i)(D): materials used to train Title IX staff are public. */
export const trainingMaterials = rule('POL-21', {
  check: search({
    against: [
      against(
        phrase`(?:nobody|no one|only|cannot|may not|will not|internal|secret|confidential|belongs? to) … (?:training|slides|modules)`,
        {
          about: [phrase`train\w*`],
          unless: [
            ...shown,
            phrase`(?:train(?:ed|ing) (?:is|on|in|to)|serve|act as|must|complete\w*|not (?:been )?trained|who|investigators?|required)`,
          ],
        },
      ),
      against(
        phrase`(?:training|slides|modules|materials)(?: \w+){0,8}? (?:is|are|for|will|may|can|cannot|which)(?: \w+){0,2}? (?:secret|internal|not be (?:posted|published|shown|shared|public|seen|given)|private|closed|confidential|belong)`,
        { about: [phrase`train\w*`], unless: shown },
      ),
      against(phrase`${taught} … (?:${hidden})`, { unless: shown }),
      against(
        phrase`(?:${doesNot}|no|declin\w*|refus\w*|requests?) … (?:publish|public access|make|share|show|release|post|see|view|disclose|declined|refused) … (?:${taught}|it available|declined)`,
        { about: [phrase`(?:train\w+|taught)`], unless: shown },
      ),
      against(phrase`(?:${doesNot}) (?:make|share|publish|show|release|post) (?:it|them|these)`, {
        about: [phrase`train\w+`],
        unless: shown,
      }),
      against(
        phrase`(?:requests?|asks?|wish\w*) to (?:see|view|inspect|read|get) … (?:declined|refused|denied|not (?:be )?granted)`,
        { about: [phrase`train\w+`], unless: shown },
      ),
      against(phrase`${none}`, { about: [phrase`[|] training`] }),
      against(phrase`${materials} … ${closed}`, {
        about: [phrase`train\w+`],
        near: [phrase`train\w+`],
        unless: [phrase`(?:student records|case)`],
      }),
      against(phrase`${closed} … ${materials}`, {
        near: [phrase`train\w+`],
        unless: [phrase`(?:student records|information learned|trained (?:on|in|to))`],
      }),
    ],
    found: [
      affirms(
        phrase`train\w+ … (?:website|web site|online|public(?:ly)?|posted|available (?:at|on|for|upon)|published)`,
        { anyStance: true },
      ),
    ],
    silence: 'silent',
  }),
})
