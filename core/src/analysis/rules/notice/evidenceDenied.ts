/** Evidence kept from the parties in a roundabout way: a polite formula, a limit, something else in its place. */
import { deniesNext, inPlaceOf, isDenied, keptFor } from '../../language/denial.ts'
import { against, type Pattern } from '../../language/find.ts'
import { phrase, type Words, words } from '../../language/phrase.ts'
import { complainant, respondent } from '../../language/vocabulary.ts'

const showing = words(
  'shar(?:e|ed|ing)',
  'show(?:n|ing)?',
  'provid(?:e|ed|ing)',
  'releas(?:e|ed|ing)',
  'disclos(?:e|ed|ing)',
  'giv(?:e|en|ing)',
  'open(?:ed)?',
  'hand(?:ed|ing)? over',
  'let(?:ting)?',
  'mak(?:e|ing) available',
  'view(?:ed|ing)?',
  'see(?:n|ing)?',
  'inspect(?:ed|ing|ion)?',
  'review',
  'examin(?:e|ed|ing)',
  'access',
  'look (?:at|over|through)',
  'send(?:ing)?',
  'read',
)
const stand = words(
  'summar(?:y|ies)',
  'synops[ei]s',
  'outlines?',
  'overviews?',
  'digests?',
  'descriptions?',
  'abstracts?',
)
const insiders = words(
  'investigators?',
  'decision[- ]?makers?',
  'panel',
  'staff',
  'coordinator',
  'dean',
  'administrat\\w+',
  'our (?:office|attorneys?|counsel)',
  complainant,
  respondent,
  'part(?:y|ies) who',
  'advis[eo]rs?',
)

/** Patterns that keep `evidence` from the parties; `fine` are bars on others, or on copies, or for now. */
export function evidenceDenied(evidence: Words, fine: readonly RegExp[]): readonly Pattern[] {
  return [
    against(phrase`${deniesNext} … ${showing} … ${evidence}`, {
      unless: [...fine, phrase`(?:you|parties|party|students?) (?:do|does) not (?:need|have|wish)`],
    }),
    against(
      phrase`(?:prevents?|keeps?|stops?|bars?|precludes?|forbids?|prohibits?) … from … ${showing} … ${evidence}`,
      { unless: [...fine, phrase`(?:nothing|not)`] },
    ),
    against(
      phrase`no (?:opportunity|provision|right|access|inspection|review|disclosure|chance) (?:is |will be )?(?:to|of|for|given) … ${evidence}`,
      { unless: fine },
    ),
    against(phrase`${evidence} … ${isDenied}`, { unless: fine }),
    against(phrase`(?:${evidence}|inspection|access) … ${keptFor} (?:the |our )?${insiders}`, {
      unless: [...fine, phrase`(?:both|and (?:their|your|to) |parties and)`],
    }),
    against(
      phrase`only (?:the )?${insiders} … (?:provided|given|sent|receives?|sees?|gets?|has|have|shown|reviews?|views?) … ${evidence}`,
      { unless: [...fine, phrase`(?:not only|and both)`] },
    ),
    against(phrase`${inPlaceOf} … ${evidence} … ${stand}`, { unless: fine }),
    against(phrase`${stand} … ${inPlaceOf} … ${evidence}`, { unless: fine }),
    against(phrase`in (?:its|their) (?:place|stead) … (?:${stand}|outline|one-page)`, {
      unless: fine,
      near: [phrase`${evidence}`],
    }),
    against(
      phrase`(?:shar\w+|provid\w+|show\w*|disclos\w+|giv\w+|send) … (?:such|whatever|only the|that part of the|those parts of the) … ${evidence} … (?:we|the investigator|the office|i|the coordinator|the \w+) (?:thinks?|considers?|deems?|judges?|finds?|sees? fit)`,
      { unless: fine },
    ),
    against(
      phrase`${evidence} … (?:disclosed|shared|released|provided|shown|seen) … (?:discretion|if (?:we|the investigator|the coordinator) (?:think|consider|deem|find)|as (?:we|the investigator|the coordinator) (?:see|think))`,
      { unless: fine },
    ),
    against(
      phrase`${evidence} … (?:reviewed|seen|gone over|examined|read|inspected|weighed|viewed) … (?:and )?not (?:by|to|for) (?:you|the part(?:y|ies)|students|families|either)`,
      { unless: fine },
    ),
    against(
      phrase`(?:neither|no) (?:side|party|of you|student|family) (?:gets?|has|have|is|will|may|can|sees?) … ${showing} … ${evidence}`,
      { unless: fine },
    ),
    against(
      phrase`${evidence} … (?:stays?|remains?|is kept|are kept|is held|are held) (?:\w+ )?(?:in|with|at|by) (?:our|this|the) (?:\w+ )?(?:office|investigators?|department)`,
      { unless: [...fine, phrase`(?:original|link|you (?:will|may|can)|portal|sent)`] },
    ),
    against(
      phrase`(?:not (?:open to|available|for)|held by|closed to) … (?:inspection|part(?:y|ies)|students?)`,
      {
        about: [/^[^|]*\| [^|]*\b(?:evidence|file)\b[^|]*\|/],
        unless: fine,
      },
    ),
    against(
      phrase`(?:unable|not able|cannot|not free|not allowed) … (?:show|give|tell|let) you (?:\w+ )?(?:any|see|that|them|it|those|these)`,
      { unless: fine, near: [phrase`(?:${evidence}|others have said)`] },
    ),
  ]
}
