/** What several rules on the parts of a written determination look at. */

import type { Reading } from '../../../document/reading.ts'
import { affirms, findFirst, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'

export const misconduct = words(
  'sexual (?:assault|harassment|misconduct|exploitation|violence|contact|messages|comments|images|battery)',
  'dating violence',
  'domestic violence',
  'stalk\\w+',
  'fondl\\w+',
  'rape[d]?',
  'quid pro quo',
  'hostile environment',
  'non-?consensual',
  'without (?:\\w+ )?consent',
  'unwelcome',
  'touch\\w+',
  'grop\\w+',
  'harass\\w+',
)

/** The respondent is found responsible of something. */
export const foundResponsible: readonly Pattern[] = [
  affirms(
    phrase`(?:finds?|found|concludes?|concluded|determines?|determined|satisfied|holds?|held|deemed) (?:\w+ ){0,6}(?:engaged in|committed|violated|in (?:violation|breach)|breached|broke|guilty)`,
    { unless: [phrase`not|no|insufficient|whether|if|alleg\w+|neither`] },
  ),
  affirms(
    phrase`(?:upholds?|upheld|sustains?|sustained) (?:the|all|both|this|your|each) (?:\w+ )?(?:charges?|complaints?|allegations?)`,
    {
      unless: [phrase`not|appeal\w*|whether|dismiss\w*`],
    },
  ),
  affirms(
    /^(?:in (?:violation|breach)|violation|guilty|substantiated|upheld|sustained|proven|proved|founded)\b/g,
    {
      about: [/\| (?:the )?(?:finding|result|outcome|determination|decision)s?\b[^|]{0,40}\|/],
      unless: [phrase`not|no`],
    },
  ),
  affirms(
    phrase`(?:found|find|finds|is|are|was|were|determined|concludes?|concluded|deemed|held|hold|holds|result|finding|outcome|determination|decision|allegation \w+|count \w+|charge \w+|\) ?)\s?[:|-]? (?:[\w.]+ ){0,6}responsible`,
    {
      anyStance: true,
      headings: true,
      unless: [
        phrase`presum\w*|not responsible|investigators? responsible|responsible for (?:implement\w*|coordinat\w*|ensur\w*|proving|the implementation)`,
      ],
    },
  ),
  affirms(phrase`responsible`, {
    anyStance: true,
    unless: [
      phrase`presum\w*|not responsible|whether|responsible for (?:implement\w*|coordinat\w*|ensur\w*|oversee\w*)|coordinator`,
    ],
    about: [phrase`(?:result|finding|outcome|determination|decision|allegation|count|charge)`],
  }),
  affirms(phrase`(?:respondent|you|student|conduct|he|she|mr\. \w+) (?:has |have |had )?violated`, {
    unless: [phrase`not|whether|alleg\w+|may have|if`],
  }),
  affirms(
    phrase`(?:allegations?|complaint|charges?) (?:is|are|was|were|has been|have been) (?:hereby |therefore |also |fully |partly )?(?:substantiated|sustained|upheld|founded|established|proven)`,
  ),
]

/** Whether the letter finds the respondent responsible of at least one allegation. */
export function isResponsible(reading: Reading): boolean {
  return findFirst(reading, foundResponsible) !== null
}

/** A sentence of some length below a heading (or after a run-in heading) that fits. */
export function under(...headings: readonly RegExp[]): Pattern {
  return affirms(/^(?=.{25,}).*/g, { about: headings, anyStance: true, anyPolarity: true })
}
