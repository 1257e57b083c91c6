/** Plain wordings that bring the complainant's sexual past into the case. */
import { against, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { complainant } from '../../language/vocabulary.ts'

const past = words(
  '(?:sexual|intimate|dating|romantic|private|love) (?:background|past|histor(?:y|ies)|life|lives|experiences?)',
  '(?:earlier|previous|past|prior|other|former) (?:intimate|sexual|romantic|dating) (?:\\w+ )?(?:relationships?|partners?|experiences?|encounters?)',
  '(?:casual|sexual) (?:relationships?|encounters|flings|experience)',
  'casual sex',
  '(?:former|past|previous|other) lovers?',
  'sexual (?:reputation|partners?)',
  'one-night stands?',
  'whom? (?:you|she|the complainant|either of you) (?:\\w+ )?(?:dated?|slept with|been with|seen|sees?|dates?)',
)
const raised = words(
  '(?:looked|look|go|gone) into',
  'need to (?:know|hear|ask) (?:about)?',
  '(?:prepared|ready) for questions',
  'asked about',
  'doubts?',
  'no bar (?:on|to)',
  '(?:may|will|can|could) be (?:\\w+ )?(?:allowed|raised|considered|explored|relevant|asked|admitted|permitted|put)',
  '(?:is|was|are|were) (?:relevant|considered|taken into account|noted)',
  'known (?:for|to|as|on)',
  'reputation',
  'no stranger to',
  'fond of',
  '(?:may|can|will) (?:\\w+ )?(?:hear|receive|admit|consider)',
  'habit of',
)
const out = [
  phrase`(?:not|never|no one|nobody|cannot) (?:be )?(?:\w+ )?(?:asked?|rais\w+|consider\w*|relevan\w+|explor\w*|allow\w*|permit\w*|admi\w+|look\w*|discuss\w*|hear)`,
  phrase`(?:exclud\w+|unless|exception\w*|except|turned away|irrelevant|inadmissible|off limits|between the (?:two|parties)|with the respondent|not relevant|training|retaliat\w+|rumou?rs?|privacy)`,
]
const others = words(
  'other',
  'several',
  'many',
  'various',
  'different',
  'two',
  'three',
  'a number of',
)

export const pastRaised: readonly Pattern[] = [
  against(phrase`how many (?:\w+ )?(?:sexual )?(?:partners|lovers)`, { unless: out }),
  against(
    phrase`(?:sleep|sleeps|sleeping|sex|intercourse) with (?:others|many|several|anyone|(?:other|different) \w+)`,
    { anyStance: true, unless: [...out, phrase`respondent (?:had|has|was)`] },
  ),
  against(
    phrase`(?:brings?|brought|takes?|invites?|invited) (?:\w+ )?(?:${others}) (?:men|women|boys|girls|guys) (?:home|back|to|into)`,
    { anyStance: true, unless: [...out, phrase`respondent`] },
  ),
  against(phrase`${raised} … ${past}`, { anyStance: true, unless: out }),
  against(phrase`${past} … ${raised}`, { anyStance: true, unless: out }),
  against(phrase`given (?:her|his|their|the complainant's) (?:\w+ )?(?:${past})`, { unless: out }),
  against(
    phrase`(?:been|gone out|went home|going home|left|gone|seen) with (?:${others}) (?:\w+ )?(?:men|women|boys|girls|guys|students|people|partners)`,
    { anyStance: true, unless: [...out, phrase`respondent (?:had|has|was)`] },
  ),
  against(
    phrase`(?:men|boys|guys|women|girls) … (?:leaving|entering|in and out of|coming (?:from|out of)|visiting|staying in|going into) (?:her|his|the complainant's) (?:room|apartment|flat|dorm\w*|house)`,
    {
      anyStance: true,
      about: [phrase`(?:often|several|many|various|different|regularly|frequently)`],
      unless: out,
    },
  ),
  against(phrase`(?:was|is|were|being) (?:not |no longer |hardly )?(?:a )?virgin`, {
    anyStance: true,
    unless: out.slice(1),
  }),
  against(
    phrase`how (?:the )?(?:${complainant}|she) (?:usually |normally |generally )?(?:behaves?|acts?|carries herself|dresses|flirts?|conducts herself) (?:\w+ )?(?:with|around|toward|towards) (?:men|women|boys|girls|others|other)`,
    { unless: out },
  ),
]
