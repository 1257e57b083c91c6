import { mended } from '../../../language/conditionWords.ts'
import { against, type Pattern } from '../../../language/find.ts'
import { phrase, words } from '../../../language/phrase.ts'

const standard = words(
  'standards? of (?:evidence|proof)',
  '(?:either|which|different|own|particular|stricter|higher|lower|former|current) standards?',
  'standard in the faculty code',
  'preponderance',
  'more likely than not',
  'balance of probabilit(?:y|ies)',
  'greater weight',
  'clear(?:ly)? and convincing(?:ly)?',
  'clear and convincing evidence',
  'highly probable',
  'degree of proof',
  'proof to a (?:higher|lower)',
  'certainty',
  'standard',
)
const group = words(
  'facult(?:y|ies)',
  'professors?',
  'teachers?',
  'employees?',
  'staff',
  'coach(?:es)?',
  'deans?',
  'drivers?',
  'administrators?',
  'department heads?',
  'athletes?',
  'minors?',
  'student respondents?',
  'bargaining unit',
  'union',
  'tenured',
  'salaried',
  'hourly',
  'medical school',
  'law school',
  'expulsion',
  'rape',
  'assault cases',
  'sanction',
  'signed by the coordinator',
  'appeal officer',
  'the (?:first|divided|unanimous)',
)
const differs = words(
  'others',
  'other (?:staff|cases|students|employees|one)',
  'higher',
  'lower',
  'stricter',
  'more certainty',
  'save for',
  'except',
  'but',
  'while',
  'than',
  'for (?:members|students|you|the|grievances|others)',
  'its own',
  'rises with',
  'takes clear',
  'enjoy',
  'are judged by',
  'who have',
  'as the union',
  'follow the practice',
  'go, under',
  'former',
  'all other cases',
)
/** Standards that are none of the two. */
const otherMeasure = words(
  'beyond (?:a |any )?(?:reasonable )?doubt',
  'no doubt at all',
  'moral certainty',
  'some evidence',
  'any evidence',
  'reasonable suspicion',
  'reasonable (?:basis|grounds) for believing',
  'probable cause',
  'substantial evidence',
  'good sense',
  'impression',
  'gut feeling',
  'feel(?:s|ing)? that it happened',
  'evidence, although thin',
)
const one = [
  ...mended,
  phrase`(?:same (?:standard|measure|level)|alike|(?:each|every|any|all) (?:formal )?complaints?|all other employees|one standard|single standard|every formal complaint|whoever is accused|no exception|all have it|for all|at the medical school, too|criminal courts?|arrest|police|does not (?:alter|choose|change)|is not (?:used|applied|required)|renegotiated|asked that|without exception|regardless of)`,
]

/** The ways in which the standard differs, is left open, or is none of the two. */
export const standardWays: readonly Pattern[] = [
  against(phrase`${standard} … ${differs} … ${group}`, { unless: one }),
  against(phrase`${group} … ${standard} … ${differs}`, { unless: one }),
  against(phrase`${group} … ${differs} … ${standard}`, { unless: one }),
  against(phrase`${differs} … ${group} … ${standard}`, { unless: one }),
  against(
    phrase`${group} … (?:${standard}) … (?:for|to|and|of|;) (?:the )?(?:${group}|others|you)`,
    { unless: one },
  ),
  against(phrase`(?:${otherMeasure})`, {
    about: [
      phrase`(?:panel|find(?:s|ing)?|responsib\w+|violation|standard|decid\w+|complaint|committee|guilt|what counts|punished|rules require|convinced)`,
    ],
    near: [
      phrase`(?:panel|find(?:s|ing)?|responsib\w+|standard|violation|guilt\w*|proof|evidence|counts|punished)`,
    ],
    unless: [
      ...one,
      phrase`(?:not|never|no) (?:\w+ ){0,3}?(?:${otherMeasure})`,
      phrase`(?:interview|dismiss\w*|emergency|removal|supportive)`,
    ],
  }),
  against(
    phrase`standard (?:of (?:proof|evidence) )?(?:is|rises|depends) (?:not fixed|up to|left to|chosen|decided|selected|with|on) … `,
    { unless: one },
  ),
  against(
    phrase`(?:may|can|will) (?:use|choose|select|pick|apply) (?:either|whichever|any) (?:standard|of the two|of them)|which (?:one|standard) (?:she|he|they|it) used`,
    { unless: one },
  ),
  against(
    phrase`(?:do(?:es)? not|never) (?:tell|say|disclose|follow|state|fix) .. (?:which|a|the|any) (?:particular )?standard`,
    { unless: one },
  ),
  against(
    phrase`expulsion cases ?: |(?:lower|higher) (?:standard|one)\W+(?:salaried|hourly|for|to the)`,
    { unless: one },
  ),
  against(phrase`(?:divided|unanimous) … (?:needs it to be clear|any evidence)`, { unless: one }),
]
