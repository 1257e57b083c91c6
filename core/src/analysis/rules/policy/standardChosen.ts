import { affirms, against, findFirst } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { doesNot } from '../../language/vocabulary.ts'
import { rule } from '../../rule.ts'
import { standardWays } from './ways/standard.ts'
import { isWholePolicy } from './wholePolicy.ts'

const preponderance = words(
  'preponderance',
  'more likely than not',
  'greater weight of (?:the )?(?:credible )?evidence',
  'balance of (?:the )?probabilit(?:y|ies)',
)
const clear = words(
  'clear and convincing',
  'clear, convincing',
  'clearly (?:convinced|convincing|proven?|proved|established)',
  'highly probable',
  'substantially more likely',
)
const who = words(
  'facult(?:y|ies)',
  'staff',
  'employees?',
  'students?',
  'tenured?',
  'tenure',
  'teachers?',
  'professors?',
  'administrators?',
  'coaches?',
  'athletes?',
  'instructors?',
  'members? of the',
)

const sameForAll = [
  phrase`(?:alike|the same|both|whether|does not (?:depend|vary|differ)|is not used|criminal|removal|arrest|police|suspect\w*|report (?:abuse|suspected)|a school may)`,
  phrase`(?:not|rather than) (?:the )?(?:clear and convincing|beyond)`,
]
const differs = [
  ...standardWays,
  against(
    phrase`standard (?:of (?:evidence|proof) )?(?:depends?|varies|vary|differs?|changes?|rises?) (?:on|with|by|from|according|upon)`,
    { unless: sameForAll },
  ),
  against(
    phrase`(?:how much|what (?:level|amount|degree|measure) of|the more|more|less) (?:proof|evidence|certainty) … (?:needed|required|want\w*|necessary|case|asked|must)`,
    {
      near: [phrase`(?:panel|dean|charge|case|decid\w+|responsib\w+)`],
      unless: [
        ...sameForAll,
        phrase`(?:not|than not|needed (?:from|of) you|request\w*|submit\w*|gather\w*)`,
      ],
    },
  ),
  against(
    phrase`(?:not|no|without|rather than|regardless of) (?:by |to |bound by |on )?(?:any |a |fixed )*standard(?! of conduct)`,
    {
      near: [phrase`(?:panel|proof|evidence|finding|decision)`],
      unless: [...sameForAll, phrase`(?:meet|higher|standard of conduct)`],
    },
  ),
  against(
    phrase`(?:must|has to|have to|should) be (?:certain|sure|beyond doubt|convinced)|guilt must`,
    { unless: sameForAll },
  ),
  against(
    phrase`(?:for|with|against|of) (?:\w+ )?${who} … (?:for|with|against|of) (?:\w+ )?${who} … (?:preponderance|likel\w+|proof|convincing|standard)`,
    { unless: sameForAll },
  ),
  against(phrase`(?:a |the )?(?:lower|higher|stricter|lesser|different|other) standard`, {
    about: [phrase`(?:evidence|proof|convincing|preponderance)`],
    unless: [...sameForAll, phrase`(?:no|not|never)`],
  }),
  against(
    phrase`(?:degree|level|standard|burden) of (?:proof|evidence) … (?:rises?|falls?|fits?|grows?|set by|picked|up to|left to|according to|may choose|chooses?)`,
    { unless: sameForAll },
  ),
  against(
    phrase`(?:picks?|chooses?|selects?|sets?|decides?|determines?|fix(?:es)?) (?:the|its own|which|a|their own) (?:\w+ )?standard`,
    { unless: sameForAll },
  ),
  against(
    phrase`(?:no|${doesNot}|not|without) (?:\w+ ){0,5}?(?:fixed |single |particular |set )?standard of (?:evidence|proof)`,
    { unless: sameForAll },
  ),
  against(
    phrase`best judge?ment|satisfied in (?:her|his|their|its) own mind|own sense of|gut feeling`,
    { unless: sameForAll },
  ),
  against(
    phrase`(?:some|any|substantial|sufficient) evidence (?:to support|that|is enough|suffices)|reasonable (?:suspicion|belief) that|enough that … (?:suspicion|possible)|beyond (?:a |all |any )?(?:reasonable )?doubt`,
    {
      unless: [
        phrase`(?:criminal|removal|arrest|police|suspect\w*|report\w*|${doesNot}|rather than|not (?:the )?beyond)`,
      ],
    },
  ),
  against(
    phrase`(?:${who}|expulsion|other cases|possible) … (?:clear and convincing|clearly convinced|higher standard|lower standard|higher degree|preponderance) … (?:${who}|other cases|everybody else|everyone else|all others|lower|student|preponderance|enough)`,
    { unless: sameForAll },
  ),
  against(phrase`(?:${who}|expulsion|cases?) … (?:${clear})`, {
    near: [phrase`(?:preponderance|more likely)`],
    unless: [
      ...sameForAll,
      phrase`(?:all|every|each) (?:formal )?(?:complaints?|cases?)`,
      phrase`(?:may|can) (?:use|choose)`,
    ],
  }),
  against(
    phrase`${who} … (?:different|higher|lower|stricter|separate|another|own) (?:standard|burden|level|degree) of (?:evidence|proof)`,
    { unless: [phrase`(?:not|no|never|same)`] },
  ),
  against(
    phrase`(?:standard|burden) of (?:evidence|proof) … (?:depends?|varies|vary|differs?|chosen|selected|decided|set) … (?:who|whether|case|by|on|seriousness|panel|allegation|status)`,
    { unless: [phrase`(?:not (?:depend|vary|differ)|same|does not)`] },
  ),
  against(phrase`${who} … (?:${preponderance}|${clear}) … ${who} … (?:${preponderance}|${clear})`, {
    unless: [phrase`(?:alike|both|same|whether)`],
  }),
  against(
    phrase`(?:beyond (?:a|any|all) reasonable doubt|reasonable (?:belief|suspicion|grounds)|substantial evidence|some evidence|probable cause|to the satisfaction of|more than (?:a )?(?:suspicion|scintilla))`,
    {
      near: [phrase`(?:standard|proof|responsib\w+|finding|decid\w+|determin\w+)`],
      unless: [
        phrase`(?:not|no|rather than|unlike|does not|criminal|removal|arrest|report\w*|police|suspect\w*)`,
      ],
    },
  ),
]

/** 106.45(b)(1)(vii): one standard of evidence, the same for students, employees and faculty. */
export const standardChosen = rule('POL-10', {
  check: ({ reading, standardOfEvidence }) => {
    const at = findFirst(reading, differs)
    if (at) return { state: 'contradicted', at }
    const clearAt = findFirst(reading, [affirms(phrase`${clear}`)])
    if (standardOfEvidence === 'inconsistent' && clearAt)
      return { state: 'contradicted', at: clearAt }
    const found = findFirst(reading, [
      affirms(phrase`(?:${preponderance}|${clear})`, { anyStance: true, headings: true }),
    ])
    if (found) return { state: 'found', at: found }
    return { state: isWholePolicy(reading) ? 'missing' : 'silent' }
  },
})
