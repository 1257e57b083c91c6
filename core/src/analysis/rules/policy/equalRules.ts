import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { type Rule, search } from '../../rule.ts'

const side = words(
  'complainants?',
  'respondents?',
  'reporting part(?:y|ies)',
  'responding part(?:y|ies)',
  'accused(?: student)?s?',
)

/** 106.45(b): rules beyond the regulation's apply equally to both parties. */
export const equalRules: Rule = {
  requirements: ['POL-24'],
  title: 'The same rules for both parties',
  documents: ['school_policy'],
  check: search({
    against: [
      against(
        phrase`only (?:the |a )?(?:${side})(?:'s?)? (?:\w+ )?(?:may|can|must|is|are|has|have|shall|will|statement|response|advisor|evidence|opening)`,
        {
          unless: [
            phrase`(?:appeal|not|questions? (?:about|and)|sanction\w*|disciplin\w+|supportive|measures|prior sexual|remed\w+|withdraw\w*|file (?:a )?formal)`,
          ],
        },
      ),
      against(
        phrase`(?:${side}) (?:may|can|is|are|has|have|will|shall) (?:\w+ ){0,4}?(?:twice|more|longer|additional|extra|privately|in private|first and last|alone) … (?:than|panel|time|the ${side})`,
        { unless: [phrase`(?:both|either|each|not|no|equal\w*)`] },
      ),
    ],
    found: [
      affirms(phrase`(?:apply|applies|applied|appl) … (?:equally|both|same)`, { anyStance: true }),
    ],
    silence: 'silent',
  }),
  contradicted:
    'These words set a rule for one side only. Any rule that a school adds must apply equally to both parties.',
  why: 'An extra rule for one side tips the process.',
  ask: 'Does this rule apply to both parties alike?',
}
