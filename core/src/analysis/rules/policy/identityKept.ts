import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { type Rule, search } from '../../rule.ts'

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

/** 106.71(a): the identity of reporters, complainants, respondents and witnesses stays confidential. */
export const identityKept: Rule = {
  requirements: ['POL-23'],
  title: 'Confidential identities',
  documents: ['school_policy'],
  check: search({
    against: [
      against(
        phrase`${identity} of .. ${people} … (?:will|may|shall|are|is|can) (?:also |then |routinely |be )*(?:published|posted|released|announced|shared with|disclosed|circulated|listed|public|given to the (?:press|media|campus))`,
        {
          unless: [
            phrase`(?:not|never|except|only (?:as|to|where|when)|required by law|need to know|ferpa|parties (?:to|in))`,
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
    ],
    found: [affirms(phrase`(?:confidential\w*|privacy|private)`, { anyStance: true })],
    silence: 'silent',
  }),
  contradicted:
    'These words open identities to others. The rule keeps confidential who reported, and who the complainant, respondent and witnesses are, apart from legal exceptions and the needs of the process.',
  why: 'A name that gets out cannot be taken back.',
  ask: 'Who learns my name in this process, and how is it kept from others?',
}
